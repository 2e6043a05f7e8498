import { useLingui } from '@lingui/react/macro';
import { exportsApi } from 'features/exports/api';
import { FileState } from 'features/exports/parts/FileState';
import { ProofModal } from 'features/users/parts/ProofModal';
import { usePolling } from 'lib/polling';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import styles from './ExportSection.module.css';

/** A file of everything that is stored about the viewer: ask for it, watch it grow, fetch it. */
export function ExportSection() {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { pollingInterval, follow } = usePolling();
  const [request] = exportsApi.useRequestExportMutation();
  const { data } = exportsApi.useGetExportQuery({}, { pollingInterval });
  const latest = data?.export;
  const underWay = latest?.status === 'waiting';
  follow(underWay);
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t`Download your data`}</h2>
      <p>
        {t`A ZIP file with everything that is stored about you: your profile and settings, boards, pins and their pictures in full size.`}
      </p>
      {latest && <FileState file={latest} />}
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
