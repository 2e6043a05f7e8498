import type { UserRef } from 'features/users/api';
import { paths } from 'lib/paths';
import type { ReactNode } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './UserLine.module.css';
import { Verified } from './Verified';

interface UserLineProps {
  /** Whose picture and name lead to their profile. */
  user: UserRef;
  /** Below the name: what this place says of them. */
  note: ReactNode;
  /** At the end of the line: what can be done. */
  children?: ReactNode;
}

/** A user in one line. Plain markup. */
export function UserLine({ user, note, children }: UserLineProps) {
  return (
    <div className={styles.line} data-sight="">
      <a className={styles.who} href={paths.profile(user.username)}>
        <Avatar name={user.full_name} src={user.image_medium_url ?? null} size={48} />
        <span className={styles.words}>
          <span className={styles.named}>
            <span className={styles.name}>{user.full_name}</span>
            <Verified user={user} />
          </span>
          <span className={styles.note}>{note}</span>
        </span>
      </a>
      <span className={styles.ways}>{children}</span>
    </div>
  );
}
