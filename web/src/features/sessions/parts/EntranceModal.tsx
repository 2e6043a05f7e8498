import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Modal } from 'ui/modal/Modal';
import styles from './EntranceModal.module.css';
import { LogInForm } from './LogInForm';
import { SignUpForm } from './SignUpForm';

export interface EntranceModalProps {
  /** Called when the reader goes on without signing in. */
  onClose: () => void;
  /** What signing in is good for here, in one sentence. */
  reason: ReactNode;
}

/** Signing up or in without leaving the page; it is loaded anew for the viewer. Load it with `lazy`. */
export function EntranceModal({ onClose, reason }: EntranceModalProps) {
  const { t } = useLingui();
  const [known, setKnown] = useState(false);
  const goOn = (): undefined => window.location.reload() as undefined;
  return (
    <Modal open onOpenChange={onClose} size="small" title={known ? t`Log in` : t`Sign up`}>
      <div className={styles.content}>
        <p className={styles.reason}>{reason}</p>
        {known ? <LogInForm onSignedIn={goOn} /> : <SignUpForm onSignedIn={goOn} />}
        <p className={styles.other}>
          {known ? <Trans>New here?</Trans> : <Trans>Already have an account?</Trans>}{' '}
          <button type="button" className={styles.swap} onClick={() => setKnown(!known)}>
            {known ? t`Sign up` : t`Log in`}
          </button>
        </p>
      </div>
    </Modal>
  );
}
