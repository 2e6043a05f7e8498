import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef } from 'react';
import { Button } from 'ui/button/Button';
import styles from './ImportScreen.module.css';

interface FolderChoiceProps {
  /** Called with all files that lie in the chosen folder and in those inside. */
  onFolder: (files: File[]) => void;
}

/** Asks for a folder of pictures; nothing where the browser cannot. */
export function FolderChoice({ onFolder }: FolderChoiceProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    // Taken out before the field is emptied, since the list lives with it.
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    onFolder(files);
  };
  return (
    <div className={styles.folder}>
      <input
        ref={(element) => {
          input.current = element;
          if (element) element.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label={t`Folder of pictures`}
        onChange={onChange}
      />
      <Button onClick={() => input.current?.click()}>{t`Choose a folder of pictures`}</Button>
      <p className={styles.detail}>
        {t`The folder becomes a board, and each folder in it a section.`}
      </p>
    </div>
  );
}
