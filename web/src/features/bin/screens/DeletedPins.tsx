import { useLingui } from '@lingui/react/macro';
import { binApi, type DeletedPin } from 'features/bin/api';
import { useRestore } from 'features/bin/parts/useRestore';
import { BinLine } from './BinLine';
import { BinList } from './BinList';
import { useForgotten } from './useForgotten';

/** Pins that the viewer deleted by themselves. */
export function DeletedPins() {
  const { t } = useLingui();
  const list = binApi.useListDeletedPinsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <BinList title={t`Pins`} none={t`No deleted pins.`} list={list}>
      {(pin: DeletedPin) => <Line key={pin.id} pin={pin} />}
    </BinList>
  );
}

function Line({ pin }: { pin: DeletedPin }) {
  const { t } = useLingui();
  const { restorePin } = useRestore();
  const [forget] = binApi.useForgetDeletedPinsMutation();
  const forgotten = useForgotten();
  const board = pin.board?.name;
  return (
    <BinLine
      picture={pin.images}
      name={pin.title || pin.alt_text || t`Untitled pin`}
      detail={board ?? t`Its board is deleted`}
      forgottenAt={pin.forgotten_at}
      onRestore={board === undefined ? undefined : () => restorePin(pin.id)}
      onForget={async () => forgotten(await forget({ pin_ids: [pin.id] }))}
    />
  );
}
