import { Trans, useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { errorText } from 'lib/errorTexts';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { BoardLine } from './BoardLine';
import styles from './BoardPicker.module.css';
import type { BoardChoices } from './useBoardChoices';

interface BoardLinesProps extends BoardChoices {
  /** Whether something was typed. */
  named: boolean;
  /** The board that holds the thing already, marked in the list. */
  current: string | undefined;
  /** Called with the board that was pressed. */
  onPick: (board: Board) => void;
}

/** Boards to choose from: above those that suit, below all that were found. */
export function BoardLines(props: BoardLinesProps) {
  const { found, shortlist, heldBy, error, refetch, named, current, onPick } = props;
  const { t, i18n } = useLingui();
  const lines = (boards: readonly Board[]) =>
    boards.map((board) => (
      <li key={board.id}>
        <BoardLine
          board={board}
          current={board.id === current}
          held={heldBy(board)}
          onPick={onPick}
        />
      </li>
    ));
  return (
    <div className={styles.list} aria-busy={!found && !error}>
      {error && !found ? (
        <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
      ) : (
        !found && <Waiting />
      )}
      {shortlist.length > 0 && (
        <>
          <h3 className={styles.heading}>{t`Suggestions`}</h3>
          <ul aria-label={t`Suggestions`}>{lines(shortlist)}</ul>
          <h3 className={styles.heading}>{t`All boards`}</h3>
        </>
      )}
      {found && found.length > 0 && <ul aria-label={t`All boards`}>{lines(found)}</ul>}
      {found?.length === 0 && (
        <p className={styles.none}>
          {named ? (
            <Trans>No board of yours has this name.</Trans>
          ) : (
            <Trans>You have no boards yet.</Trans>
          )}
        </p>
      )}
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
