import { useLingui } from '@lingui/react/macro';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import styles from './ShotInput.module.css';
import type { Shot } from './useShots';

interface ShotInputProps {
  /** What was chosen so far. */
  shots: readonly Shot[];
  /** What is wrong with the last choice. */
  problem: string | null;
  /** There is no room for more. */
  full: boolean;
  /** Types of files that are taken. */
  accept: readonly string[];
  /** Called with what was chosen. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the key of one that is not wanted. */
  onRemove: (key: string) => void;
}

/** Photographs in a row, and a place to add some. */
export function ShotInput({ shots, problem, full, accept, onAdd, onRemove }: ShotInputProps) {
  const { t } = useLingui();
  return (
    <div className={styles.input}>
      <ul className={styles.shots} aria-label={t`Photographs`}>
        {shots.map(({ key, src, signature }, place) => (
          <li key={key} className={styles.shot} data-waiting={signature === null || undefined}>
            <img className={styles.picture} src={src} alt={t`Photograph ${place + 1}`} />
            <span className={styles.remove}>
              <IconButton
                label={t`Remove photograph ${place + 1}`}
                icon="close"
                kind="photo"
                size="small"
                onClick={() => onRemove(key)}
              />
            </span>
          </li>
        ))}
        {!full && (
          <li className={styles.shot}>
            <label className={styles.add}>
              <input
                className={styles.file}
                type="file"
                multiple
                accept={accept.join(',')}
                aria-label={t`Add photographs`}
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  onAdd(files.filter(({ type }) => accept.includes(type)));
                  // Otherwise choosing the same file again would be silent.
                  currentTarget.value = '';
                }}
              />
              <Icon name="plus" />
              <span>{t`Add photographs`}</span>
            </label>
          </li>
        )}
      </ul>
      <p className={styles.state} role="status">
        {shots.some(({ signature }) => signature === null) && t`Uploading`}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
