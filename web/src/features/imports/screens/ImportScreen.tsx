import { useLingui } from '@lingui/react/macro';
import { type Import, importDone, importsApi } from 'features/imports/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { errorText } from 'lib/errorTexts';
import { usePolling } from 'lib/polling';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Spinner } from 'ui/spinner/Spinner';
import { ImportForm } from './ImportForm';
import styles from './ImportScreen.module.css';
import { ImportState } from './ImportState';

/** Brings boards and pins from a file. */
export function ImportScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Import`}
      lead={t`Bring boards and pins from a file: a board that was downloaded here or on another host, your browser’s bookmarks, a folder of pictures or a ZIP file of them, or your data from Pinterest.`}
    >
      {() => <Imports />}
    </SettingsPage>
  );
}

function Imports() {
  const { t, i18n } = useLingui();
  const dispatch = useDispatch();
  const { pollingInterval, follow } = usePolling();
  const { data, error, refetch } = importsApi.useGetImportQuery(
    {},
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
  const latest = data?.import;
  const underWay = latest ? isUnderWay(latest) : false;
  follow(underWay);
  const done = latest?.status === 'done' ? latest.id : null;
  useEffect(() => {
    if (done) dispatch(importDone());
  }, [done, dispatch]);
  if (error && !data) {
    return <ErrorState words={errorText(i18n, error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label={t`Looking for your import`} />;
  return (
    <div className={styles.sections}>
      {latest && <ImportState latest={latest} />}
      {!underWay && <ImportForm again={!!latest} onSent={() => void refetch()} />}
    </div>
  );
}

/** Whether the server is at it. */
function isUnderWay({ status }: Import): boolean {
  return status === 'waiting' || status === 'running';
}
