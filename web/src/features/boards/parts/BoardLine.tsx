import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { CoverLine } from 'ui/cover-line/CoverLine';
import { Icon } from 'ui/icon/Icon';
import styles from './BoardPicker.module.css';

interface BoardLineProps {
  /** Which. */
  board: Board;
  /** Whether the thing is on it already. */
  current: boolean;
  /** Whether the picture is on it already (true), or one that looks like it (false). */
  held?: boolean | undefined;
  /** Called when it is chosen. */
  onPick: (board: Board) => void;
}

/** A board that can be chosen: cover, name, whether it is secret. */
export function BoardLine({ board, current, held, onPick }: BoardLineProps) {
  const { t } = useLingui();
  return (
    <CoverLine
      cover={board.cover_images[0]?.['136x136'].url}
      name={board.name}
      current={current}
      onPick={() => onPick(board)}
      marks={
        <>
          {board.privacy === 'secret' && (
            <span className={styles.mark} role="img" aria-label={t`Secret`}>
              <Icon name="lock" size={16} />
            </span>
          )}
          {(current || held) && (
            <span className={styles.mark} role="img" aria-label={t`Saved here`}>
              <Icon name="check" size={20} />
            </span>
          )}
          {held === false && !current && (
            <span className={styles.mark} role="img" aria-label={t`A picture like this is here`}>
              <Icon name="image" size={18} />
            </span>
          )}
        </>
      }
    />
  );
}
