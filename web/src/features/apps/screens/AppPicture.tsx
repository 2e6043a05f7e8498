import { useLingui } from '@lingui/react/macro';
import { PICTURE_TYPES } from 'features/uploads/parts/kinds';
import { usePictureUpload } from 'features/uploads/parts/usePictureUpload';
import type { Upload } from 'features/uploads/parts/useUpload';
import { Avatar } from 'ui/avatar/Avatar';
import { FileDrop } from 'ui/file-drop/FileDrop';
import { Notice } from 'ui/notice/Notice';
import styles from './AppPicture.module.css';

/** A picture for an app: how far it is, and what the form sends of it. */
export function useAppPicture() {
  const { upload, choose } = usePictureUpload();
  return {
    upload,
    choose,
    /** What the form sends. */
    given: upload.status === 'done' ? { picture_upload_id: upload.uploadId } : {},
    /** Whether it is on its way. */
    waiting: upload.status === 'sending' || upload.status === 'preparing',
  };
}

interface AppPictureProps {
  /** From `useAppPicture`. */
  picture: ReturnType<typeof useAppPicture>;
  /** The picture it has. */
  src?: string | null;
  /** Whether a screen hides that from others. */
  isScreened?: boolean;
}

/** Chooses a picture, and shows the one there is. */
export function AppPicture({ picture, src, isScreened = false }: AppPictureProps) {
  const { t } = useLingui();
  const { upload, choose } = picture;
  const shown = upload.status === 'none' ? src : upload.preview;
  return (
    <div className={styles.picture}>
      {shown && <Avatar name="" src={shown} size={64} />}
      <FileDrop
        label={shown ? t`Choose another picture` : t`Choose a picture, if you like`}
        hint={t`Square, if you can.`}
        accept={PICTURE_TYPES}
        error={problemOf(upload)}
        onFiles={([file]) => choose(file)}
      />
      {isScreened && upload.status === 'none' && (
        <Notice icon="alert">
          {t`A program of this site found that the picture may be sensitive, so others see the app without it. The people who run the site look at it.`}
        </Notice>
      )}
    </div>
  );
}

function problemOf(upload: Upload): string | undefined {
  return upload.status === 'none' || upload.status === 'failed' ? upload.problem : undefined;
}
