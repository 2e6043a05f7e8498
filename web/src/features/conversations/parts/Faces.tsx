import type { Conversation } from 'features/conversations/api';
import { Avatar } from 'ui/avatar/Avatar';
import styles from './Faces.module.css';

interface FacesProps {
  /** Whose members, or whose board. */
  conversation: Pick<Conversation, 'users' | 'board'> & { emails?: readonly string[] };
  /** 40 px, or 48 in lists. */
  size?: 40 | 48;
}

/**
 * Who is in a conversation: one picture, or two of several; of a board its cover. Says nothing: the
 * name stands beside.
 */
export function Faces({ conversation, size = 48 }: FacesProps) {
  const { users, board, emails = [] } = conversation;
  const [first, second] = users;
  if (board) {
    const cover = board.cover_images[0]?.['136x136'].url;
    return (
      <span className={styles.cover} data-size={size}>
        {cover && <img src={cover} alt="" width={size} height={size} loading="lazy" />}
      </span>
    );
  }
  if (!first) return <Avatar name={emails[0] ?? '?'} size={size} />;
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
