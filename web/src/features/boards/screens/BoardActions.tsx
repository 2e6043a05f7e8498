import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import type { BoardDialogKind } from 'features/boards/parts/dialogs';
import { useArchive } from 'features/boards/parts/useArchive';
import { useViewer } from 'features/users/parts/viewer';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { type ComponentType, Suspense } from 'react';
import { Button } from 'ui/button/Button';
import { IconButton } from 'ui/icon-button/IconButton';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import styles from './BoardHeader.module.css';
import { FollowBoard } from './FollowBoard';

type Ask = (what: 'edit' | BoardDialogKind) => void;

export interface BoardActionsProps {
  board: Board;
  /** What a member of the board can do. */
  Membership: ComponentType<{
    board: Board;
    others: readonly MenuEntry[];
    onAddSection: () => void;
  }>;
  /** Called when its owner wants to put its pins in order. */
  onOrganise: () => void;
  /** Opens a dialog about it. */
  onAsk: Ask;
}

/** What the viewer can do about a board: its owner much, others follow it. */
export function BoardActions({ board, Membership, onOrganise, onAsk }: BoardActionsProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const mine = viewer?.id === board.owner.id;
  const sorts = board.access.includes('delete');
  const download: MenuEntry = {
    key: 'download',
    label: t`Download board`,
    icon: 'download',
    onAction: () => onAsk('download'),
  };
  const dispatch = useReportDispatch();
  const report: MenuEntry = {
    key: 'report',
    label: t`Report board`,
    icon: 'flag',
    onAction: () => dispatch(reportShown({ id: board.id, type: 'board' })),
  };
  return (
    <div className={styles.actions}>
      <IconButton label={t`Share`} icon="share" kind="quiet" onClick={() => onAsk('share')} />
      {sorts && board.pin_count > 0 && <Button onClick={onOrganise}>{t`Organise`}</Button>}
      {mine && <OwnerActions board={board} download={download} onAsk={onAsk} />}
      {!mine && viewer && (
        <>
          <FollowBoard board={board} />
          <Suspense fallback={<span className={styles.place} />}>
            <Membership
              board={board}
              others={[download, report]}
              onAddSection={() => onAsk('section')}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

interface OwnerActionsProps {
  board: Board;
  /** The entry that every viewer has. */
  download: MenuEntry;
  onAsk: Ask;
}

function OwnerActions({ board, download, onAsk }: OwnerActionsProps) {
  const { t } = useLingui();
  const { archive, unarchive } = useArchive(board);
  return (
    <>
      <Button icon="edit" onClick={() => onAsk('edit')}>
        {t`Edit board`}
      </Button>
      <MenuButton
        label={t`More`}
        icon="more"
        kind="quiet"
        entries={[
          {
            key: 'section',
            label: t`Add section`,
            icon: 'plus',
            onAction: () => onAsk('section'),
          },
          {
            key: 'archive',
            label: board.archived_by_me_at ? t`Unarchive board` : t`Archive board`,
            icon: 'boards',
            onAction: () => void (board.archived_by_me_at ? unarchive() : archive()),
          },
          download,
          {
            key: 'merge',
            label: t`Merge into another board`,
            icon: 'boards',
            onAction: () => onAsk('merge'),
          },
          {
            key: 'delete',
            label: t`Delete board`,
            icon: 'trash',
            danger: true,
            onAction: () => onAsk('delete'),
          },
        ]}
      />
    </>
  );
}
