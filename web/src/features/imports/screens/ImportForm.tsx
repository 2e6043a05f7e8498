import { useLingui } from '@lingui/react/macro';
import { importsApi } from 'features/imports/api';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { SendFailed, sendFile } from 'lib/sendFile';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FileDrop } from 'ui/file-drop/FileDrop';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import styles from './ImportScreen.module.css';

/** Types that browsers know ZIP files by, and pages. */
const TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/x-zip',
  // Bookmarks, and another service's export.
  'text/html',
];

interface ImportFormProps {
  /** Whether there was one before. */
  again: boolean;
  /** Called once the file is at the server. */
  onSent: () => void;
}

/** Asks for the file and who may see what it brings, and sends it. */
export function ImportForm({ again, onSent }: ImportFormProps) {
  const { t, i18n } = useLingui();
  const [privacy, setPrivacy] = useState('file');
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  const [register] = importsApi.useRegisterImportMutation();
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setFailure(null);
    setSent(0);
    try {
      const { upload_url: url, upload_parameters: parameters } = await register(
        privacy === 'file' ? {} : { privacy: privacy as 'public' | 'secret' },
      ).unwrap();
      await sendFile({ url, parameters, file, onSent: setSent, signal });
      onSent();
    } catch (cause) {
      if (signal.aborted) return;
      const error = cause instanceof SendFailed ? cause.error : (cause as ApiError);
      setFailure(
        error ? errorText(i18n, error) : t`The file did not arrive. Check your connection.`,
      );
    }
    setSent(null);
  };
  const take = ([file]: readonly File[]) => {
    if (file) void send(file);
    else setFailure(t`Choose a ZIP or HTML file.`);
  };
  if (sent !== null) {
    return (
      <div className={styles.section}>
        <ProgressBar label={t`Sending the file`} value={sent} />
        <div>
          <Button
            onClick={() => {
              stop.current?.abort();
              setSent(null);
            }}
          >
            {t`Cancel`}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="import">
      <h2 id="import">{again ? t`Import another file` : t`Choose a file`}</h2>
      <RadioGroup
        label={t`Who sees the new boards?`}
        value={privacy}
        onChange={setPrivacy}
        choices={[
          {
            value: 'file',
            label: t`As the file says`,
            description: t`Boards are secret where it does not say.`,
          },
          { value: 'secret', label: t`Only you` },
          { value: 'public', label: t`Everybody` },
        ]}
      />
      <FileDrop
        label={t`Choose a file or drop it here`}
        hint={t`A ZIP or HTML file of at most 2 GB`}
        accept={TYPES}
        onFiles={take}
        error={failure}
      />
    </section>
  );
}
