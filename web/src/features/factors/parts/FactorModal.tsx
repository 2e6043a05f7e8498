import { useLingui } from '@lingui/react/macro';
import { Modal } from 'ui/modal/Modal';
import { SecondStep, type SecondStepProps } from './SecondStep';
import styles from './SecondStep.module.css';

interface FactorModalProps extends Pick<SecondStepProps, 'mfaWays' | 'send'> {
  /** Whether the proof, or what it is for, is on its way. */
  isSending: boolean;
  /** Called when it is closed without a proof. */
  onClose: () => void;
}

/** Asks for the second factor before the account's protection is changed. Load it with `lazy`. */
export function FactorModal({ mfaWays, send, isSending, onClose }: FactorModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      open
      busy={isSending}
      onOpenChange={onClose}
      size="small"
      title={t`Two-step verification`}
    >
      <div className={styles.step}>
        <p>{t`Confirm that it is you. For ten minutes we do not ask again.`}</p>
        <SecondStep mfaWays={mfaWays} send={send} />
      </div>
    </Modal>
  );
}
