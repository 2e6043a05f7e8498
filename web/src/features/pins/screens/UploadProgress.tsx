import { useLingui } from '@lingui/react/macro';
import type { PictureUpload } from 'features/uploads/parts/usePictureUpload';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import styles from './PictureInput.module.css';

interface UploadProgressProps {
  /** How far the picture is. */
  upload: Exclude<PictureUpload, { status: 'none' }>;
  /** Tries again after a failure. */
  onRetry: () => void;
  /** Takes the picture away. */
  onRemove: () => void;
}

/** The chosen picture, shown at once, and how far its upload is. */
export function UploadProgress({ upload, onRetry, onRemove }: UploadProgressProps) {
  const { t } = useLingui();
  const waiting = upload.status === 'sending' || upload.status === 'preparing';
  return (
    <>
      <div className={styles.frame}>
        <img
          className={styles.preview}
          src={upload.preview}
          alt={t`What you chose`}
          data-waiting={waiting || undefined}
        />
        <span className={styles.remove}>
          <IconButton
            label={waiting ? t`Cancel upload` : t`Remove picture`}
            icon="close"
            kind="photo"
            onClick={onRemove}
          />
        </span>
      </div>
      {upload.status === 'sending' && <ProgressBar label={t`Uploading`} value={upload.share} />}
      {upload.status === 'preparing' && <ProgressBar label={t`Preparing`} />}
      <div role="status">
        {upload.status === 'done' && (
          <p className={styles.ready}>
            <Icon name="check" size={20} />
            {t`Ready to publish`}
          </p>
        )}
      </div>
      {upload.status === 'failed' && (
        <div className={styles.problem} role="alert">
          <p>{upload.problem}</p>
          <Button icon="retry" onClick={onRetry}>{t`Try again`}</Button>
        </div>
      )}
    </>
  );
}
