import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/Button';
import styles from '../empty-state/EmptyState.module.css';
import { Icon } from '../icon/Icon';

export interface ErrorStateProps {
  /** What happened, in one sentence. */
  words: string;
  /** What to do about it, in one sentence. */
  hint?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The retry is under way. */
  pending?: boolean;
}

/** Something did not work: what happened, what to do, and another try. Read aloud at once. */
export function ErrorState({ words, hint, onRetry, pending }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div className={styles.state} role="alert">
      <span className={styles.disc} data-tone="danger">
        <Icon name="alert" size={28} />
      </span>
      <p className={styles.words}>{words}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {onRetry && (
        <Button icon="retry" onClick={onRetry} pending={pending}>
          {t`Try again`}
        </Button>
      )}
    </div>
  );
}
