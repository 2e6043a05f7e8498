import { useLingui } from '@lingui/react/macro';
import styles from './Veil.module.css';

/** A sensitivity screen before a picture, until the reader asks for it; works without scripts. */
export function Veil() {
  const { t } = useLingui();
  return (
    <details className={styles.veil}>
      <summary>
        {t`This picture may be sensitive`}
        <b>{t`See pin`}</b>
      </summary>
    </details>
  );
}
