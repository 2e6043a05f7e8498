import { useLingui } from '@lingui/react/macro';
import { exportsApi } from 'features/exports/api';
import { ProofModal } from 'features/sessions/parts/ProofModal';
import type { Schema } from 'lib/call';
import { formatBytes } from 'lib/format/bytes';
import { formatDay } from 'lib/format/day';
import { useState } from 'react';
import { Button, buttonLook } from 'ui/button/Button';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import styles from './ExportSection.module.css';

/** How often the server is asked while the file is being made. */
const POLL_MS = 1500;

/** A file of everything that is stored about the viewer: ask for it, watch it grow, fetch it. */
export function ExportSection() {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [request] = exportsApi.useRequestExportMutation();
  const { data } = exportsApi.useGetExportQuery({}, { pollingInterval: waiting ? POLL_MS : 0 });
  const latest = data?.export;
  const underWay = latest?.status === 'waiting';
  if (waiting !== underWay) setWaiting(underWay);
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t`Download your data`}</h2>
      <p>
        {t`A ZIP file with everything that is stored about you: your profile and settings, boards, pins and their pictures in full size.`}
      </p>
      {latest && <Latest file={latest} />}
      {!underWay && (
        <div>
          <Button onClick={() => setAsking(true)}>
            {latest ? t`Request a new file` : t`Request your data`}
          </Button>
        </div>
      )}
      <ProofModal
        open={asking}
        onOpenChange={setAsking}
        title={t`Request your data`}
        words={t`We make the file now, which may take a while. You can leave this page: a mail tells you when it is ready.`}
        action={t`Make my file`}
        prove={(password) => request({ password }).unwrap()}
        onProved={() => setAsking(false)}
      />
    </section>
  );
}

function Latest({ file }: { file: Schema['ExportView'] }) {
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
