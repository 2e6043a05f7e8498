import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { type Board, boardsApi } from 'features/boards/api';
import { BoardForm } from 'features/boards/parts/BoardForm';
import { pickersApi } from 'features/boards/parts/pickers';
import type { SectionRef } from 'features/sections/api';
import { BoardLine } from 'features/sections/parts/BoardLine';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useSmall } from 'lib/media';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextField } from 'ui/text-field/TextField';
import styles from './BoardPicker.module.css';

const PickSection = lazy(() =>
  import('features/sections/parts/PickSection').then((module) => ({
    default: module.PickSection,
  })),
);

/** So many boards are seen at a glance. */
const FEW = 5;

export interface BoardPickerProps {
  /** Called with the board that was chosen or just made, and perhaps a section of it. */
  onPick: (board: Board, section?: SectionRef) => void;
  /** The pin that is saved: boards that suit it come first. */
  pinId?: string | undefined;
  /** A board is meant as a whole: its sections are no choice. */
  whole?: boolean;
  /** A board that is no choice. */
  except?: string;
  /** The board that holds the thing already, marked in the list. */
  current?: string | undefined;
}

/** Chooses one of the viewer's boards: search, list with covers, and a new one. Stands in a popover, sheet or form. */
export function BoardPicker({ onPick, pinId, whole, except, current }: BoardPickerProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const small = useSmall();
  const list = boardsApi.useListBoardsInfiniteQuery({
    username: viewer?.username ?? null,
    sort: 'last_pinned_to',
    page_size: 250,
  });
  const suited = pickersApi.useShortlistBoardsQuery(
    pinId && viewer ? { pin_id: pinId } : skipToken,
  );
  const { data: twins } = pickersApi.useGetDuplicatesQuery(
    pinId && viewer ? { pin_id: pinId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const heldBy = (board: Board) => twins?.duplicates.find((twin) => twin.board.id === board.id);
  const boards = useMemo(
    // Nothing may move under a finger: the list waits for what stands above it.
    () => (suited.isLoading ? undefined : list.data?.pages.flatMap((page) => page.data)),
    [list.data, suited.isLoading],
  );
  const [words, setWords] = useState('');
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<Board | null>(null);
  const found = useMemo(
    () => boards?.filter(({ id, name }) => id !== except && matches(name, words)),
    [boards, except, words],
  );

  // A short list needs no shorter one above it.
  const many = boards && boards.length > FEW && !words.trim();
  const shortlist = many ? (suited.data?.boards_shortlist ?? []) : [];

  const pick = (board: Board) =>
    board.section_count > 0 && !whole ? setChosen(board) : onPick(board);

  const line = (board: Board) => ({
    board,
    current: board.id === current,
    held: heldBy(board)?.is_same,
    onPick: pick,
  });

  if (making) {
    return (
      <BoardForm
        name={words.trim()}
        pinId={pinId}
        onMade={onPick}
        onCancel={() => setMaking(false)}
      />
    );
  }
  if (chosen) {
    return (
      <Suspense fallback={null}>
        <PickSection
          board={chosen}
          onPick={(section) => onPick(chosen, section)}
          onBack={() => setChosen(null)}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.picker}>
      <TextField
        type="text"
        label={t`Search your boards`}
        labelHidden
        placeholder={t`Search your boards`}
        autoComplete="off"
        // On a phone the keyboard would cover the boards.
        autoFocus={!small}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          const only = found?.[0];
          if (event.key === 'Enter' && words.trim() && only) pick(only);
        }}
      />
      <div className={styles.list} aria-busy={!boards && !list.error}>
        {list.error && !boards && (
          <ErrorState words={errorText(i18n, list.error)} onRetry={list.refetch} />
        )}
        {!boards && !list.error && <Waiting />}
        {shortlist.length > 0 && (
          <>
            <h3 className={styles.heading}>{t`Suggestions`}</h3>
            <ul aria-label={t`Suggestions`}>
              {shortlist.map((board) => (
                <li key={board.id}>
                  <BoardLine {...line(board)} />
                </li>
              ))}
            </ul>
            <h3 className={styles.heading}>{t`All boards`}</h3>
          </>
        )}
        {found && found.length > 0 && (
          <ul aria-label={t`All boards`}>
            {found.map((board) => (
              <li key={board.id}>
                <BoardLine {...line(board)} />
              </li>
            ))}
          </ul>
        )}
        {found?.length === 0 && (
          <p className={styles.none}>
            {words.trim() ? (
              <Trans>No board of yours has this name.</Trans>
            ) : (
              <Trans>You have no boards yet.</Trans>
            )}
          </p>
        )}
      </div>
      <Button icon="plus" wide onClick={() => setMaking(true)}>
        {words.trim() && found?.length === 0 ? t`Create “${words.trim()}”` : t`Create board`}
      </Button>
    </div>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your boards`} className={styles.waiting}>
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height={48} />
      ))}
    </div>
  );
}

function matches(name: string, words: string): boolean {
  return name.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
}
