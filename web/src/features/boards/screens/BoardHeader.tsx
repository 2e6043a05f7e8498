import { Plural, Trans } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import type { BoardDialogKind, BoardDialogProps } from 'features/boards/parts/dialogs';
import { paths } from 'lib/paths';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Icon } from 'ui/icon/Icon';
import { BoardActions, type BoardActionsProps } from './BoardActions';
import styles from './BoardHeader.module.css';
import type { EditBoardFields } from './EditBoard';

const EditBoard = lazy(() =>
  import('./EditBoard').then((module) => ({ default: module.EditBoard })),
);

/** What a board's head is made of that stands above boards. */
export interface BoardHeaderParts extends EditBoardFields {
  /** The faces of who works on it. */
  Faces: ComponentType<{ board: Board; onOpen: () => void }>;
  /** What a member of the board can do. */
  Membership: BoardActionsProps['Membership'];
  /** What can be asked about it. */
  dialogs: Record<BoardDialogKind, ComponentType<BoardDialogProps>>;
}

interface BoardHeaderProps {
  /** Which. */
  board: Board;
  /** What is in it. */
  parts: BoardHeaderParts;
  /** Called when its owner wants to put its pins in order. */
  onOrganise: () => void;
}

/** What a board is and whose, and what can be done about it. */
export function BoardHeader({ board, parts, onOrganise }: BoardHeaderProps) {
  const [open, setOpen] = useState<'edit' | BoardDialogKind | null>(null);
  const close = () => setOpen(null);
  const Dialog = open && open !== 'edit' ? parts.dialogs[open] : null;
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{board.name}</h1>
      {!board.is_hidden_by_host && <Privacy privacy={board.privacy} />}
      {board.description && <p className={styles.about}>{board.description}</p>}
      <p className={styles.facts}>
        <a className={styles.owner} href={paths.profile(board.owner.username)}>
          <Avatar
            name={board.owner.full_name}
            src={board.owner.image_small_url ?? null}
            size={32}
          />
          {board.owner.full_name}
        </a>
        <parts.Faces board={board} onOpen={() => setOpen('people')} />
        <span className={styles.counts}>
          <span>
            <Plural value={board.pin_count} one="# pin" other="# pins" />
          </span>
          <span>
            <Plural value={board.follower_count} one="# follower" other="# followers" />
          </span>
        </span>
      </p>
      <BoardActions
        board={board}
        Membership={parts.Membership}
        onOrganise={onOrganise}
        onAsk={setOpen}
      />
      <Suspense fallback={null}>
        {open === 'edit' && <EditBoard board={board} fields={parts} onClose={close} />}
        {Dialog && <Dialog board={board} onClose={close} />}
      </Suspense>
    </header>
  );
}

/** Says who may see the board, where that is not every viewer. */
function Privacy({ privacy }: { privacy: Board['privacy'] }) {
  if (privacy === 'public') return null;
  const isSecret = privacy === 'secret';
  return (
    <p className={styles.secret}>
      <Icon name={isSecret ? 'lock' : 'eye'} size={16} />
      {isSecret ? <Trans>Secret board</Trans> : <Trans>Only for who has the address</Trans>}
    </p>
  );
}
