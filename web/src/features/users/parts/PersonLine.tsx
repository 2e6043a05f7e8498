import type { UserRef } from 'features/users/api';
import { paths } from 'lib/paths';
import type { ReactNode } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './PersonLine.module.css';

interface PersonLineProps {
  /** Who. */
  user: UserRef;
  /** What they are to the board. */
  note: string;
  /** At the end of the line: what can be done. */
  children?: ReactNode;
}

/** A user and their role on a board. */
export function PersonLine({ user, note, children }: PersonLineProps) {
  return (
    <div className={styles.line}>
      <a className={styles.who} href={paths.profile(user.username)}>
        <Avatar name={user.full_name} src={user.image_medium_url ?? null} size={44} />
        <span className={styles.words}>
          <span className={styles.name}>{user.full_name}</span>
          <span className={styles.note}>{note}</span>
        </span>
      </a>
      <span className={styles.ways}>{children}</span>
    </div>
  );
}
