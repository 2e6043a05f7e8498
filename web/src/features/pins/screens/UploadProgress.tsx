import { useLingui } from '@lingui/react/macro';
import type { Upload } from 'features/uploads/parts/useUpload';
import { Button } from 'ui/button/Button';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import { ChosenMedia } from './ChosenMedia';
import styles from './MediaInput.module.css';

interface UploadProgressProps {
  /** How far the picture or the video is. */
  upload: Exclude<Upload, { status: 'none' }>;
  /** Tries again after a failure. */
  onRetry: () => void;
  /** Takes it away. */
  onRemove: () => void;
}

/** What was chosen, shown at once, and how far its upload is. */
export function UploadProgress({ upload, onRetry, onRemove }: UploadProgressProps) {
  const { t } = useLingui();
  const stageWords = useStageWords();
  const waiting = upload.status === 'sending' || upload.status === 'preparing';
  const isVideo = upload.kind === 'video';
  const remove = isVideo ? t`Remove video` : t`Remove picture`;
  return (
    <>
      <div className={styles.frame}>
        <ChosenMedia upload={upload} isWaiting={waiting} />
        <span className={styles.remove}>
          <IconButton
            label={waiting ? t`Cancel upload` : remove}
            icon="close"
            kind="photo"
            onClick={onRemove}
          />
        </span>
      </div>
      {upload.status === 'sending' && <ProgressBar label={t`Uploading`} value={upload.share} />}
      {upload.status === 'preparing' && (
        <ProgressBar label={stageWords(upload.stage)} value={upload.share} />
      )}
      {waiting && isVideo && (
        <p className={styles.hint}>{t`Write the title meanwhile, and keep this page open.`}</p>
      )}
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

type Stage = Extract<Upload, { status: 'preparing' }>['stage'];

/** What is being done to a file that the server has. */
function useStageWords(): (stage: Stage) => string {
  const { t } = useLingui();
  return (stage) => {
    switch (stage) {
      case 'received':
        return t`Waiting for its turn…`;
      case 'cover':
        return t`Choosing a cover…`;
      case 'making':
        return t`Getting ready…`;
      case 'storing':
        return t`Almost there…`;
      default:
        return t`Preparing`;
    }
  };
}
