import { useLingui } from '@lingui/react/macro';
import { Modal } from 'ui/modal/Modal';
import { SecondStep, type SecondStepProps } from './SecondStep';

interface FactorModalProps extends Pick<SecondStepProps, 'mfaWays' | 'send'> {
  /** Called when it is closed without a proof. */
  onClose: () => void;
}

/** Asks for the second factor before the account's protection is changed. Load it with `lazy`. */
export function FactorModal({ mfaWays, send, onClose }: FactorModalProps) {
  const { t } = useLingui();
  return (
    <Modal open onOpenChange={onClose} size="small" title={t`Two-step verification`}>
      <p>{t`Confirm that it is you. For ten minutes we do not ask again.`}</p>
      <SecondStep mfaWays={mfaWays} send={send} />
    </Modal>
  );
}
