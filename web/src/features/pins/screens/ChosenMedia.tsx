import { useLingui } from '@lingui/react/macro';
import type { Upload } from 'features/uploads/parts/useUpload';
import { useState } from 'react';
import { Icon } from 'ui/icon/Icon';
import styles from './MediaInput.module.css';

interface ChosenMediaProps {
  /** How far it is: a video that is ready shows its cover. */
  upload: Exclude<Upload, { status: 'none' }>;
  /** Whether it is on its way. */
  isWaiting: boolean;
}

/** The picture or the video that was chosen. */
export function ChosenMedia({ upload, isWaiting }: ChosenMediaProps) {
  const { t } = useLingui();
  const [isUnknown, setIsUnknown] = useState(false);
  const cover = upload.status === 'done' ? upload.cover : null;
  if (upload.kind === 'picture' || cover) {
    return (
      <img
        className={styles.preview}
        src={cover ?? upload.preview}
        alt={t`What you chose`}
        data-waiting={isWaiting || undefined}
      />
    );
  }
  if (isUnknown) {
    return (
      <p className={styles.unknown}>
        <Icon name="image" size={32} />
        {t`This browser has no preview of this file.`}
      </p>
    );
  }
  return (
    <video
      className={styles.preview}
      src={`${upload.preview}${COVER}`}
      aria-label={t`What you chose`}
      data-waiting={isWaiting || undefined}
      muted
      playsInline
      preload="metadata"
      onError={() => setIsUnknown(true)}
    />
  );
}

/** The second of which the server makes the cover. */
const COVER = '#t=1';
