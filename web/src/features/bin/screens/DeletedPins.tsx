import { useLingui } from '@lingui/react/macro';
import { binApi, type DeletedPin } from 'features/bin/api';
import { useRestore } from 'features/bin/parts/useRestore';
import { lazy, Suspense, useState } from 'react';
import { BinLine } from './BinLine';
import { BinList } from './BinList';
import { useForgotten } from './useForgotten';

const RestoreTo = lazy(() => import('./RestoreTo').then((file) => ({ default: file.RestoreTo })));

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
  const [picking, setPicking] = useState(false);
  const way = pin.board
    ? { onRestore: () => restorePin(pin.id) }
    : { onRestoreTo: () => setPicking(true) };
  return (
    <>
      <BinLine
        picture={pin.images}
        name={pin.title || pin.alt_text || t`Untitled pin`}
        detail={pin.board?.name ?? t`Its board is deleted`}
        forgottenAt={pin.forgotten_at}
        onForget={async () => forgotten(await forget({ pin_ids: [pin.id] }))}
        {...way}
      />
      <Suspense>
        {picking && <RestoreTo pinId={pin.id} onClose={() => setPicking(false)} />}
      </Suspense>
    </>
  );
}
