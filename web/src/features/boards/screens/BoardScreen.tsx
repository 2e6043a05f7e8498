import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { useShownAnyway } from 'features/boards/parts/shownAnyway';
import { Warning } from 'features/boards/parts/Warning';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useTitle } from 'lib/title';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import { TabLinks } from 'ui/tabs/TabLinks';
import { Archived } from './Archived';
import { BoardHeader, type BoardHeaderParts } from './BoardHeader';
import styles from './BoardScreen.module.css';

const OrganiseUpsell = lazy(() =>
  import('features/boards/parts/OrganiseUpsell').then((part) => ({
    default: part.OrganiseUpsell,
  })),
);

const HiddenByHost = lazy(() =>
  import('./HiddenByHost').then((part) => ({ default: part.HiddenByHost })),
);

/** So many pins without sections are hard to find one's way in. */
const MANY = 20;

/** What a board's page is made of that stands above boards, handed in by the page. */
export interface BoardParts extends BoardHeaderParts {
  /** What asks the viewer to join, or to take the board over. */
  Banners: ComponentType<{ board: Board }>;
  /** Answers a link that lets its reader join. */
  Join: ComponentType<{ code: string }>;
  /** Puts pins in order, in place of the page. */
  Organise: ComponentType<{
    name: string;
    part: { boardId: string; count: number };
    onDone: () => void;
  }>;
  /** How far long work on the board is. */
  Work: ComponentType<{ boardId: string }>;
  /** Its sections. */
  Sections: ComponentType<{ boardId: string; count: number }>;
  /** Its pins outside of sections. */
  Pins: ComponentType<{ board: Board }>;
  /** Pins like those on it. */
  Ideas: ComponentType<{ board: Board }>;
}

interface PartsProps {
  /** What stands on the page. */
  parts: BoardParts;
}

/** A board: what it is, whose, and what is on it. */
export function BoardScreen({ parts }: PartsProps) {
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
            <parts.Join code={link} />
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
      {board ? <WholeBoard key={board.id} board={board} parts={parts} /> : <GridSkeleton />}
      {link && (
        <Suspense fallback={null}>
          <parts.Join code={link} />
        </Suspense>
      )}
    </div>
  );
}

interface BoardProps extends PartsProps {
  board: Board;
}

function WholeBoard({ board, parts }: BoardProps) {
  const viewer = useViewer();
  const [organising, setOrganising] = useState(false);
  const warned = board.sensitivity_screen?.show_warning;
  const [shown, show] = useShownAnyway(board.id);
  const part = { boardId: board.id, count: board.sectionless_pin_count };
  if (organising) {
    return (
      <Suspense fallback={<GridSkeleton />}>
        <parts.Organise name={board.name} part={part} onDone={() => setOrganising(false)} />
      </Suspense>
    );
  }
  const large = board.section_count === 0 && board.sectionless_pin_count >= MANY;
  const organise = () => setOrganising(true);
  return (
    <>
      <BoardHeader board={board} parts={parts} onOrganise={organise} />
      {large && viewer?.id === board.owner.id && (
        <Suspense fallback={null}>
          <OrganiseUpsell board={board} viewerId={viewer.id} onOrganise={organise} />
        </Suspense>
      )}
      {warned && !shown ? (
        <Warning reason={board.sensitivity} onShow={show} />
      ) : (
        <Contents board={board} parts={parts} />
      )}
    </>
  );
}

function Contents({ board, parts }: BoardProps) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const ideas = board.has_fresh_more_ideas_tab && address.get('view') === 'ideas';
  return (
    <>
      {board.is_hidden_by_host && (
        <Suspense fallback={null}>
          <HiddenByHost />
        </Suspense>
      )}
      {board.archived_by_me_at && <Archived board={board} />}
      <parts.Banners board={board} />
      {board.access.includes('write') && <parts.Work boardId={board.id} />}
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
          <parts.Ideas board={board} />
        </Suspense>
      ) : (
        <>
          {board.section_count > 0 && (
            <parts.Sections boardId={board.id} count={board.section_count} />
          )}
          <parts.Pins board={board} />
        </>
      )}
    </>
  );
}
