import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import styles from './BoardFaces.module.css';

interface BoardFacesProps {
  /** Whose people are shown. */
  board: Board;
  /** Called when the viewer asks to see them all, or to invite more. */
  onOpen: () => void;
}

/** The first people who save to a board beside its owner, how many more there are, and the way to invite others. */
export function BoardFaces({ board, onOpen }: BoardFacesProps) {
  const { t } = useLingui();
  const users = board.collaborating_users;
  const more = board.collaborator_count - users.length;
  const asks = board.access.includes('delete');
  if (!asks && board.collaborator_count === 0) return null;
  return (
    <button
      type="button"
      className={styles.faces}
      aria-label={asks ? t`Invite collaborators` : t`Collaborators`}
      title={asks ? t`Invite collaborators` : t`Collaborators`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {users.map((user) => (
        <span key={user.id} className={styles.face}>
          <Avatar name={user.full_name} src={user.image_small_url ?? null} size={32} />
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
      {asks && (
        <span className={styles.more}>
          <Icon name="plus" size={16} />
        </span>
      )}
    </button>
  );
}
