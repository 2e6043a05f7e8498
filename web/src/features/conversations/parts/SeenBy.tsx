import { useLingui } from '@lingui/react/macro';
import type { UserRef } from 'features/users/api';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './SeenBy.module.css';

interface SeenByProps {
  /** Who has read it. */
  users: readonly UserRef[];
  /** Whether there are several others, so that faces tell them apart. */
  isGroup: boolean;
}

/** Faces that are shown at most; of the others how many they are. */
const MOST_FACES = 3;

/** Who has read a message, beside when it was written: of two a word, of a group small faces. */
export function SeenBy({ users, isGroup }: SeenByProps) {
  const { t } = useLingui();
  if (!isGroup) return <span className={styles.seen}>{t`Seen`}</span>;
  const names = users.map(({ full_name: name }) => name);
  const last = names.pop();
  const first = names.join(', ');
  const words = first ? t`Seen by ${first} and ${last}` : t`Seen by ${last}`;
  const more = users.length - MOST_FACES;
  return (
    <span className={styles.faces} role="img" aria-label={words} title={words}>
      {users.slice(0, MOST_FACES).map(({ id, full_name: name, image_small_url: picture }) => (
        <Avatar key={id} name={name} src={picture ?? null} size={20} />
      ))}
      {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
    </span>
  );
}
