import { useLingui } from '@lingui/react/macro';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import styles from './Stage.module.css';

/** What stands in place of a video that cannot be played. */
export function Broken({ onRetry }: { /** Tries again. */ onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.broken} role="alert">
      <Icon name="alert" size={32} />
      <p>
        <b>{t`This video cannot be played right now.`}</b>
      </p>
      <p>{t`Check your connection and try again.`}</p>
      <Button icon="retry" onClick={onRetry}>{t`Try again`}</Button>
    </div>
  );
}
