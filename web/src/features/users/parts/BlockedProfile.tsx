import { useLingui } from '@lingui/react/macro';
import type { User } from 'features/users/api';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import styles from './BlockedProfile.module.css';
import { useUnblock } from './useUnblock';

/** What is left of a blocked user's profile for the blocker. Load it with `lazy`. */
export function BlockedProfile({ user }: { /** Who. */ user: User }) {
  const { t } = useLingui();
  const unblock = useUnblock();
  const dispatch = useReportDispatch();
  return (
    <div className={styles.profile}>
      <Avatar name={user.full_name} src={null} size={120} />
      <h1 className={styles.name}>{user.full_name}</h1>
      <p className={styles.quiet}>@{user.username}</p>
      <p className={styles.words}>
        {t`You blocked ${user.full_name}. Neither of you sees anything of the other.`}
      </p>
      <span className={styles.ways}>
        <Button onClick={() => void unblock(user)}>{t`Unblock`}</Button>
        <Button icon="flag" onClick={() => dispatch(reportShown({ id: user.id, type: 'user' }))}>
          {t`Report`}
        </Button>
      </span>
    </div>
  );
}
