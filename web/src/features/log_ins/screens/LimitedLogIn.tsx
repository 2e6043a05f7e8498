import { Trans, useLingui } from '@lingui/react/macro';
import { Entrance } from 'features/log_ins/parts/Entrance';
import { LogInForm } from 'features/log_ins/parts/LogInForm';
import { useNext } from 'features/log_ins/parts/useNext';
import { LogOutButton } from 'features/sessions/parts/LogOutButton';
import type { SessionState } from 'features/users/parts/viewer';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './LimitedLogIn.module.css';

interface LimitedLogInProps {
  /** All that is told to a limited log-in (specification §3 "Viewer"). */
  user: NonNullable<SessionState['limited']>;
}

/** Log-in of a limited session, begun by the link of a mail: the password alone is left to give. */
export function LimitedLogIn({ user }: LimitedLogInProps) {
  const { t } = useLingui();
  const { goOn, authorization } = useNext();
  return (
    <Entrance
      title={t`Welcome back, ${user.first_name}`}
      words={t`You came by a link in a mail. Enter your password to go on.`}
      other={<Trans>This is not you?</Trans>}
    >
      <p className={styles.user}>
        <Avatar name={user.first_name} src={user.image_medium_url ?? null} size={64} />
        {user.email}
      </p>
      <LogInForm onSignedIn={goOn} as={user.email} authorization={authorization} />
      <div className={styles.out}>
        <LogOutButton />
      </div>
    </Entrance>
  );
}
