import { useLingui } from '@lingui/react/macro';
import { didItsApi } from 'features/did_its/api';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { TellDidIt } from './TellDidIt';

interface ChangeDidItProps {
  /** Of which pin. */
  pinId: string;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The viewer changes what they told of a pin; their own stands first in its list. Load it with `lazy`. */
export function ChangeDidIt({ pinId, onClose }: ChangeDidItProps) {
  const { t, i18n } = useLingui();
  const walk = didItsApi.useListDidItsInfiniteQuery({ pin_id: pinId });
  const viewer = useViewer();
  // Gone meanwhile, as by another window, it is told anew.
  const told = walk.data?.pages[0]?.data.find(({ user }) => user.id === viewer?.id);
  if (walk.data) return <TellDidIt pinId={pinId} told={told} onClose={onClose} />;
  return walk.error ? (
    <Modal open size="small" title={t`Change what you told`} onOpenChange={onClose}>
      <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
    </Modal>
  ) : null;
}
