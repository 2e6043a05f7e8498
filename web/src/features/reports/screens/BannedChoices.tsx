import { useLingui } from '@lingui/react/macro';
import type { CasePicture } from 'features/reports/api';
import { useId } from 'react';
import { Switch } from 'ui/switch/Switch';
import styles from './BannedChoices.module.css';
import { usePictureNames } from './pictureNames';

interface BannedChoicesProps {
  /** The pictures that the case is about. */
  pictures: readonly CasePicture[];
  /** Signatures of those that are banned. */
  banned: readonly string[];
  onChange: (banned: readonly string[]) => void;
}

/** Which of the pictures are banned with what shows them. */
export function BannedChoices({ pictures, banned, onChange }: BannedChoicesProps) {
  const { t } = useLingui();
  const names = usePictureNames(pictures);
  const note = useId();
  return (
    <fieldset className={styles.group} aria-describedby={note}>
      <legend className={styles.legend}>{t`Ban its pictures?`}</legend>
      <p className={styles.note} id={note}>
        {t`Every pin and photo of a banned picture, or of one that looks the same, is deleted, and profiles lose it. It cannot be saved here again.`}
      </p>
      {pictures.map(({ signature }, place) => (
        <Switch
          key={signature}
          label={names[place] ?? ''}
          checked={banned.includes(signature)}
          onChange={({ currentTarget }) => {
            const others = banned.filter((other) => other !== signature);
            onChange(currentTarget.checked ? [...others, signature] : others);
          }}
        />
      ))}
    </fieldset>
  );
}
