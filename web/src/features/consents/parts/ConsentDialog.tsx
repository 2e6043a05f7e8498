import { useLingui } from '@lingui/react/macro';
import { Modal } from 'ui/modal/Modal';
import { ConsentForm } from './ConsentForm';

/** Single choices over the page, for visitors too. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={t`Cookies`}>
      <ConsentForm onSaved={onClose} />
    </Modal>
  );
}
