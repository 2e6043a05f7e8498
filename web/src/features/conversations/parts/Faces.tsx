import type { Conversation } from 'features/conversations/api';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './Faces.module.css';

interface FacesProps {
  /** Whose members. */
  conversation: Pick<Conversation, 'users'>;
  /** 40 px, or 48 in lists. */
  size?: 40 | 48;
}

/** Who is in a conversation: one picture, or two of several. Says nothing: the name stands beside. */
export function Faces({ conversation: { users }, size = 48 }: FacesProps) {
  const [first, second] = users;
  if (!first) return <Avatar name="?" size={size} />;
  const picture = first.image_medium_url ?? null;
  if (!second) return <Avatar name={first.full_name} src={picture} size={size} />;
  const small = size === 48 ? 32 : 24;
  return (
    <span className={styles.faces} data-size={size}>
      {[first, second].map((user) => (
        <Avatar
          key={user.id}
          name={user.full_name}
          src={user.image_small_url ?? null}
          size={small}
        />
      ))}
    </span>
  );
}
