import { useLingui } from '@lingui/react/macro';
import { readViewedPins, viewedKey } from 'features/pins/viewed';
import { useStoredValue } from 'lib/storedValue';
import styles from './ViewedPins.module.css';

/**
 * The pictures that a visitor looked at in this browser, the most recent first
 * (business specification §3 "Session", `viewedImages`). No server is told.
 */
export function ViewedPins() {
  const { t } = useLingui();
  const [viewed] = useStoredValue(viewedKey(null), readViewedPins);
  if (viewed.length === 0) return null;
  return (
    <div className={styles.row} role="img" aria-label={t`Pictures you looked at`}>
      {viewed.map(({ signature, src }) => (
        <img key={signature} className={styles.picture} src={src} alt="" width={56} height={56} />
      ))}
    </div>
  );
}
