import { Plural } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { paths } from 'lib/paths';
import type { ReactNode } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './UserLine.module.css';

interface UserLineProps {
  /** Who. */
  user: UserRef;
  /** At the end of the line: what can be done. */
  children?: ReactNode;
}

/** A person in one line: picture, name, followers. Plain markup. */
export function UserLine({ user, children }: UserLineProps) {
  return (
    <div className={styles.line}>
      <a className={styles.who} href={paths.profile(user.username)}>
        <Avatar name={user.full_name} src={user.image_medium_url ?? null} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>{user.full_name}</span>
          <span className={styles.count}>
            <Plural value={user.follower_count} one="# follower" other="# followers" />
          </span>
        </span>
      </a>
      {children}
    </div>
  );
}
