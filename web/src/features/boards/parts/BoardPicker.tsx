import { Trans, useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import type { SectionRef } from 'features/sections/api';
import { useViewer } from 'features/sessions/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useSmall } from 'lib/media';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextField } from 'ui/text-field/TextField';
import { BoardForm } from './BoardForm';
import { BoardLine } from './BoardLine';
import styles from './BoardPicker.module.css';

const PickSection = lazy(() =>
  import('features/sections/parts/PickSection').then((module) => ({
    default: module.PickSection,
  })),
);

export interface BoardPickerProps {
  /** Called with the board that was chosen or just made, and perhaps a section of it. */
  onPick: (board: Board, section?: SectionRef) => void;
  /** The board that holds the thing already, marked in the list. */
  current?: string | undefined;
}

/** Chooses one of the viewer's boards: search, list with covers, and a new one. Stands in a popover, sheet or form. */
export function BoardPicker({ onPick, current }: BoardPickerProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const small = useSmall();
  const list = boardsApi.useListBoardsInfiniteQuery({
    username: viewer?.username ?? null,
    page_size: 250,
  });
  const boards = useMemo(() => list.data?.pages.flatMap((page) => page.data), [list.data]);
  const [words, setWords] = useState('');
  const [making, setMaking] = useState(false);
  const [chosen, setChosen] = useState<Board | null>(null);
  const found = useMemo(
    () => boards?.filter((board) => matches(board.name, words)),
    [boards, words],
  );

  const pick = (board: Board) => (board.section_count > 0 ? setChosen(board) : onPick(board));

  if (making) {
    return <BoardForm name={words.trim()} onMade={onPick} onCancel={() => setMaking(false)} />;
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
        {found && found.length > 0 && (
          <ul>
            {found.map((board) => (
              <li key={board.id}>
                <BoardLine board={board} current={board.id === current} onPick={pick} />
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
