import { useLingui } from '@lingui/react/macro';
import styles from 'app/shell/ConnectionNotice.module.css';
import { useConnection } from 'app/shell/useConnection';

/** The offline banner at the top and the fixed toast (specification §2 "Shell"). */
export function ConnectionNotice() {
  const { t } = useLingui();
  const connection = useConnection();
  const offline = connection === 'offline';
  return (
    <>
      <div role="status" className={styles.banner} data-connection={connection}>
        {offline && t`You're offline! Check your internet connection.`}
        {connection === 'back' && t`You're back online!`}
      </div>
      {offline && (
        <div className={styles.toast}>{t`Hmm...you're not connected to the internet`}</div>
      )}
    </>
  );
}
