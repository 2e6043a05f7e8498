import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { useArchive } from 'features/boards/parts/useArchive';
import { BoardFaces } from 'features/collaborators/parts/BoardFaces';
import { useShare } from 'features/users/parts/useShare';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import { useToast } from 'ui/toast/toasts';
import styles from './BoardHeader.module.css';

const DeleteBoard = lazy(() =>
  import('./DeleteBoard').then((module) => ({ default: module.DeleteBoard })),
);
const DownloadBoard = lazy(() =>
  import('features/downloads/parts/DownloadBoard').then((module) => ({
    default: module.DownloadBoard,
  })),
);
const MergeBoard = lazy(() =>
  import('./MergeBoard').then((module) => ({ default: module.MergeBoard })),
);
const EditBoard = lazy(() =>
  import('./EditBoard').then((module) => ({ default: module.EditBoard })),
);
const PeopleModal = lazy(() =>
  import('features/collaborators/parts/PeopleModal').then((module) => ({
    default: module.PeopleModal,
  })),
);
const Membership = lazy(() =>
  import('features/collaborators/parts/Membership').then((module) => ({
    default: module.Membership,
  })),
);
const SectionForm = lazy(() =>
  import('features/sections/parts/SectionForm').then((module) => ({
    default: module.SectionForm,
  })),
);

interface BoardHeaderProps {
  /** Which. */
  board: Board;
  /** Called when its owner wants to put its pins in order. */
  onOrganise: () => void;
}

/** What a board is and whose, and what can be done about it. */
export function BoardHeader({ board, onOrganise }: BoardHeaderProps) {
  const { t } = useLingui();
  const share = useShare();
  const toast = useToast();
  const viewer = useViewer();
  const [open, setOpen] = useState<
    'edit' | 'people' | 'section' | 'download' | 'merge' | 'delete' | null
  >(null);
  const { archive, unarchive } = useArchive(board);
  const { owner } = board;
  const mine = viewer?.id === owner.id;
  const sorts = board.access.includes('delete');
  const download: MenuEntry = {
    key: 'download',
    label: t`Download board`,
    icon: 'download',
    onAction: () => setOpen('download'),
  };
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{board.name}</h1>
      {board.privacy === 'secret' && (
        <p className={styles.secret}>
          <Icon name="lock" size={16} />
          <Trans>Secret board</Trans>
        </p>
      )}
      {board.privacy === 'protected' && (
        <p className={styles.secret}>
          <Icon name="eye" size={16} />
          <Trans>Only for who has the address</Trans>
        </p>
      )}
      {board.description && <p className={styles.about}>{board.description}</p>}
      <p className={styles.facts}>
        <a className={styles.owner} href={paths.profile(owner.username)}>
          <Avatar name={owner.full_name} src={owner.image_small_url ?? null} size={32} />
          {owner.full_name}
        </a>
        <BoardFaces board={board} onOpen={() => setOpen('people')} />
        <span className={styles.counts}>
          <span>
            <Plural value={board.pin_count} one="# pin" other="# pins" />
          </span>
          <span>
            <Plural value={board.follower_count} one="# follower" other="# followers" />
          </span>
        </span>
      </p>
      <div className={styles.actions}>
        <IconButton
          label={t`Share`}
          icon="share"
          kind="quiet"
          onClick={() => share({ title: board.name, path: board.url })}
        />
        {sorts && board.pin_count > 0 && <Button onClick={onOrganise}>{t`Organise`}</Button>}
        {mine ? (
          <>
            <Button icon="edit" onClick={() => setOpen('edit')}>
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
                  onAction: () => setOpen('section'),
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
                  onAction: () => setOpen('merge'),
                },
                {
                  key: 'delete',
                  label: t`Delete board`,
                  icon: 'trash',
                  danger: true,
                  onAction: () => setOpen('delete'),
                },
              ]}
            />
          </>
        ) : (
          viewer && (
            <>
              <FollowBoard board={board} />
              <Suspense fallback={<span className={styles.place} />}>
                <Membership
                  board={board}
                  others={[download]}
                  onAddSection={() => setOpen('section')}
                />
              </Suspense>
            </>
          )
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'edit' && <EditBoard board={board} onClose={() => setOpen(null)} />}
        {open === 'people' && <PeopleModal board={board} onClose={() => setOpen(null)} />}
        {open === 'section' && (
          <SectionForm
            boardId={board.id}
            onClose={() => setOpen(null)}
            onMade={(section) => {
              setOpen(null);
              toast({ words: t`${section.title} added` });
            }}
          />
        )}
        {open === 'download' && <DownloadBoard board={board} onClose={() => setOpen(null)} />}
        {open === 'merge' && <MergeBoard board={board} onClose={() => setOpen(null)} />}
        {open === 'delete' && <DeleteBoard board={board} onClose={() => setOpen(null)} />}
      </Suspense>
    </header>
  );
}

function FollowBoard({ board }: { board: Board }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [follow, following] = boardsApi.useFollowBoardMutation();
  const [unfollow, unfollowing] = boardsApi.useUnfollowBoardMutation();
  const followed = board.followed_by_me;
  const press = async () => {
    const { error } = await (followed ? unfollow : follow)({ board_id: board.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <Button
      kind={followed ? 'quiet' : 'inverse'}
      aria-pressed={followed}
      pending={following.isLoading || unfollowing.isLoading}
      onClick={() => void press()}
    >
      {followed ? t`Following` : t`Follow`}
    </Button>
  );
}
