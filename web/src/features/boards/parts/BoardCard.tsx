import { Plural, useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { Icon } from 'ui/icon/Icon';
import styles from './BoardCard.module.css';
import { Collage } from './Collage';

interface BoardCardProps {
  /** What it shows. */
  board: Board;
  /** Whether it stands on the first screen. */
  first?: boolean | undefined;
}

/** A board with its newest pictures. Plain markup. */
export function BoardCard({ board, first }: BoardCardProps) {
  const { t } = useLingui();
  return (
    <a className={styles.card} href={board.url}>
      <Collage
        covers={board.cover_images}
        veiled={board.sensitivity_screen?.show_warning}
        first={first}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          {board.privacy === 'secret' && (
            <span
              className={styles.secret}
              role="img"
              aria-label={board.is_hidden_by_host ? t`Hidden by the host` : t`Secret`}
            >
              <Icon name="lock" size={16} />
            </span>
          )}
          {board.sensitivity_screen && (
            <span className={styles.secret} role="img" aria-label={t`Sensitive`}>
              <Icon name="eye-off" size={16} />
            </span>
          )}
          {board.name}
        </span>
        <span className={styles.count}>
          <Plural value={board.pin_count} one="# pin" other="# pins" />
        </span>
      </span>
    </a>
  );
}
