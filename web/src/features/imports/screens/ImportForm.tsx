import { useLingui } from '@lingui/react/macro';
import { folderPictures } from 'features/imports/zipFolder';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FileDrop } from 'ui/file-drop/FileDrop';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { FolderChoice } from './FolderChoice';
import styles from './ImportScreen.module.css';
import { useSendImport } from './useSendImport';

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

/** Asks for a file or folder and who may see what it brings, and sends it. */
export function ImportForm({ again, onSent }: ImportFormProps) {
  const { t } = useLingui();
  const [privacy, setPrivacy] = useState('file');
  const { sending, failure, fail, send, cancel } = useSendImport(
    privacy === 'file' ? null : (privacy as 'public' | 'secret'),
    onSent,
  );
  const take = ([file]: readonly File[]) => {
    if (file) void send(file);
    else fail(t`Choose a ZIP or HTML file.`);
  };
  const takeFolder = (files: readonly File[]) => {
    const pictures = folderPictures(files);
    if (pictures === 'empty') return fail(t`There are no pictures in this folder.`);
    if (pictures === 'large') {
      return fail(t`This folder holds more than an import takes: 2 GB, or 10,000 pictures.`);
    }
    void send(pictures);
  };
  if (sending) {
    const label = sending.doing === 'packing' ? t`Reading the folder` : t`Sending the file`;
    return (
      <div className={styles.section}>
        <ProgressBar label={label} value={sending.share} />
        <div>
          <Button onClick={cancel}>{t`Cancel`}</Button>
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
      <FolderChoice onFolder={takeFolder} />
    </section>
  );
}
