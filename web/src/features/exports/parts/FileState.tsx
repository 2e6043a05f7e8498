import { useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import { formatBytes } from 'lib/format/bytes';
import { formatDay } from 'lib/format/day';
import { buttonLook } from 'ui/button/Button';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import styles from './FileState.module.css';

interface FileStateProps {
  /** The file; once it is ready it can be fetched. */
  file: Pick<Schema['ArchiveView'], 'status' | 'done' | 'total' | 'bytes' | 'url' | 'expires_ms'>;
}

/** How far a file is that the server makes, and where to fetch it. */
export function FileState({ file }: FileStateProps) {
  const { t, i18n } = useLingui();
  const until = formatDay(file.expires_ms, i18n.locale);
  if (file.status === 'failed') {
    return <p role="status">{t`Your file could not be made. Request it again.`}</p>;
  }
  if (file.status === 'waiting' || !file.url) {
    const { done, total } = file;
    return (
      <ProgressBar
        label={t`Making your file`}
        value={total > 0 ? done / total : undefined}
        detail={total > 0 ? t`${done} of ${total} pictures` : ''}
      />
    );
  }
  return (
    <div className={styles.ready} role="status">
      <div>
        <p className={styles.name}>{t`Your file is ready`}</p>
        <p className={styles.detail}>
          {formatBytes(file.bytes ?? 0)} · {t`can be downloaded until ${until}`}
        </p>
      </div>
      <a {...buttonLook({ kind: 'primary' })} href={file.url} download>
        {t`Download`}
      </a>
    </div>
  );
}
