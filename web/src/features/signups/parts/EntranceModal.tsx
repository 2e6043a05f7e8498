import { Trans, useLingui } from '@lingui/react/macro';
import { LogInForm } from 'features/log_ins/parts/LogInForm';
import type { AskInProps } from 'features/users/parts/AskIn';
import { keepWanted } from 'features/users/parts/wanted';
import { paths } from 'lib/paths';
import { type ReactNode, useState } from 'react';
import { Modal } from 'ui/modal/Modal';
import styles from './EntranceModal.module.css';
import { SignUpForm } from './SignUpForm';

interface EntranceModalProps extends AskInProps {
  /** What the visitor looked at, above the form that makes an account. */
  viewed?: ReactNode;
}

/** Signing up or in without leaving the page; it is loaded anew for the viewer. Load it with `lazy`. */
export function EntranceModal(props: EntranceModalProps) {
  const { onClose, reason, wanted, account, onSignedIn, viewed } = props;
  const { t } = useLingui();
  const [known, setKnown] = useState(account !== undefined);
  const { pathname, search } = window.location;
  const goOn = (): undefined => {
    keepWanted(wanted ?? null);
    if (onSignedIn) onSignedIn();
    else window.location.reload();
  };
  const welcome = (): undefined => {
    if (onSignedIn) return goOn();
    keepWanted(wanted ?? null);
    window.location.assign(paths.signupFlow(pathname + search));
  };
  const usual = known
    ? t`Your boards are where you left them.`
    : t`Save pictures to boards of your own and find them again.`;
  const authorization = {
    next: onSignedIn ? paths.home() : pathname + search,
    onLeave: () => keepWanted(wanted ?? null),
  };
  return (
    <Modal open onOpenChange={onClose} size="small" title={known ? t`Log in` : t`Sign up`}>
      <div className={styles.content}>
        <p className={styles.reason}>{reason ?? usual}</p>
        {!known && viewed}
        {known ? (
          <LogInForm
            onSignedIn={goOn}
            authorization={authorization}
            {...(account && { as: account })}
          />
        ) : (
          <SignUpForm onSignedIn={welcome} authorization={authorization} />
        )}
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
