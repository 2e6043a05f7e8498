import { useLingui } from '@lingui/react/macro';
import styles from './Veil.module.css';

/** A sensitivity screen before a picture, until the reader asks for it; works without scripts. */
export function Veil() {
  const { t } = useLingui();
  return (
    <details className={styles.veil}>
      <summary>{t`See pin`}</summary>
    </details>
  );
}
