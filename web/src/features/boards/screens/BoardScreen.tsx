import { useLingui } from '@lingui/react/macro';
import { BoardWorkSlot } from 'features/batches/parts/BoardWorkSlot';
import { type Board, boardsApi } from 'features/boards/api';
import { useShownAnyway } from 'features/boards/parts/shownAnyway';
import { Warning } from 'features/boards/parts/Warning';
import { pinsApi } from 'features/pins/api';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { SectionGrid } from 'features/sections/parts/SectionGrid';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { TabLinks } from 'ui/tabs/TabLinks';
import { Archived } from './Archived';
import { BoardHeader } from './BoardHeader';
import styles from './BoardScreen.module.css';
import { PinCarousel } from './PinCarousel';

const BoardIdeas = lazy(() =>
  import('./BoardIdeas').then((module) => ({ default: module.BoardIdeas })),
);
const InviteBanner = lazy(() =>
  import('features/collaborators/parts/InviteBanner').then((module) => ({
    default: module.InviteBanner,
  })),
);
const TransferBanner = lazy(() =>
  import('features/collaborators/parts/TransferBanner').then((module) => ({
    default: module.TransferBanner,
  })),
);
const JoinByLink = lazy(() =>
  import('features/collaborators/parts/JoinByLink').then((module) => ({
    default: module.JoinByLink,
  })),
);
const Organise = lazy(() =>
  import('features/batches/parts/Organise').then((module) => ({ default: module.Organise })),
);

/** A board: what it is, whose, and what is on it. */
export function BoardScreen() {
  const { username = '', slug = '' } = useParams();
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const link = viewer && query.get('board_invite');
  const { data: board, error, refetch } = boardsApi.useGetBoardQuery({ username, slug });
  useTitle(board && t`${board.name} by ${board.owner.full_name}`);
  if ((error as ApiError | undefined)?.status === 404) {
    return (
      <>
        <NotFound words={t`This board is gone, or not for everybody.`} />
        {link && (
          <Suspense fallback={null}>
            <JoinByLink code={link} />
          </Suspense>
        )}
      </>
    );
  }
  if (!board && error) {
    return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  }
  return (
    <div className={styles.screen}>
      {board ? <WholeBoard key={board.id} board={board} /> : <GridSkeleton />}
      {link && (
        <Suspense fallback={null}>
          <JoinByLink code={link} />
        </Suspense>
      )}
    </div>
  );
}

function WholeBoard({ board }: { board: Board }) {
  const [organising, setOrganising] = useState(false);
  const warned = board.sensitivity_screen?.show_warning;
  const [shown, show] = useShownAnyway(board.id);
  const part = { boardId: board.id, count: board.sectionless_pin_count };
  if (organising) {
    return (
      <Suspense fallback={<GridSkeleton />}>
        <Organise name={board.name} part={part} onDone={() => setOrganising(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <BoardHeader board={board} onOrganise={() => setOrganising(true)} />
      {warned && !shown ? (
        <Warning reason={board.sensitivity} onShow={show} />
      ) : (
        <Contents board={board} />
      )}
    </>
  );
}

function Contents({ board }: { board: Board }) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const ideas = board.has_fresh_more_ideas_tab && address.get('view') === 'ideas';
  return (
    <>
      {board.archived_by_me_at && <Archived board={board} />}
      {board.viewer_collaborator_invited && (
        <Suspense fallback={null}>
          <InviteBanner board={board} />
        </Suspense>
      )}
      {board.collaborated_by_me && board.pending_ownership_transfer && (
        <Suspense fallback={null}>
          <TransferBanner board={board} />
        </Suspense>
      )}
      {board.access.includes('write') && <BoardWorkSlot boardId={board.id} />}
      {board.has_fresh_more_ideas_tab && (
        <div className={styles.tabs}>
          <TabLinks
            label={t`Board`}
            links={[
              { href: board.url, label: t`Pins`, current: !ideas },
              { href: `${board.url}?view=ideas`, label: t`More ideas`, current: ideas },
            ]}
          />
        </div>
      )}
      {ideas ? (
        <Suspense fallback={<GridSkeleton />}>
          <BoardIdeas board={board} />
        </Suspense>
      ) : (
        <Pins board={board} />
      )}
    </>
  );
}

function Pins({ board }: { board: Board }) {
  return (
    <>
      {board.section_count > 0 && <SectionGrid boardId={board.id} count={board.section_count} />}
      <BoardPins board={board} />
    </>
  );
}

function BoardPins({ board }: { board: Board }) {
  const { t } = useLingui();
  const ask = { board_id: board.id, filter_section_pins: true };
  const list = usePinList(pinsApi.useListBoardPinsInfiniteQuery(ask), itself);
  const mine = board.access.includes('write');
  // Everything is in sections: there is nothing to miss.
  const sorted = board.pin_count > 0 && board.sectionless_pin_count === 0;
  if (board.layout === 'carousel' && list.pins?.length !== 0) {
    return <PinCarousel label={board.name} list={list} />;
  }
  return (
    <PinFeed
      label={board.name}
      list={list}
      empty={
        sorted ? null : (
          <EmptyState
            words={
              mine
                ? t`Nothing on this board yet. Save a picture, or upload one.`
                : t`Nothing on this board yet.`
            }
            action={
              mine && (
                <ButtonLink kind="primary" href={paths.createPin()}>
                  {t`Create a pin`}
                </ButtonLink>
              )
            }
          />
        )
      }
    />
  );
}
