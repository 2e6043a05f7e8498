import { useLingui } from '@lingui/react/macro';
import type { FoundPage } from 'features/links/api';
import { SitePictures } from 'features/links/parts/SitePictures';
import { PICTURE, VIDEO } from 'features/uploads/parts/kinds';
import { useUpload } from 'features/uploads/parts/useUpload';
import { useState } from 'react';
import { FileDrop } from 'ui/file-drop/FileDrop';
import styles from './MediaInput.module.css';
import { UploadProgress } from './UploadProgress';

interface MediaInputProps {
  /** Called when something was chosen. */
  onTouch: () => void;
  /** Called with what is found at an address of the web that is saved from. */
  onFound: (page: FoundPage) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

const KINDS = [PICTURE, VIDEO];
const ACCEPT = KINDS.flatMap(({ accept }) => accept);

/**
 * The picture or the video of a new pin: dropped or browsed for; a picture also found at an address.
 * Fills `upload_id` or `image_url`.
 */
export function MediaInput({ onTouch, onFound, error }: MediaInputProps) {
  const { t } = useLingui();
  const { upload, choose, retry, cancel } = useUpload(KINDS, 'MediaType');
  const [isFound, setIsFound] = useState(false);
  const drop = (files: readonly File[]) => {
    onTouch();
    choose(files[0]);
  };
  const take = (page: FoundPage | null) => {
    setIsFound(page !== null);
    if (page) onFound(page);
  };
  const uploadId = upload.status === 'done' ? upload.uploadId : '';
  return (
    <div className={styles.input}>
      <input type="hidden" name="upload_id" value={uploadId} />
      {!isFound && <input type="hidden" name="image_url" value="" />}
      {upload.status !== 'none' && (
        <UploadProgress upload={upload} onRetry={retry} onRemove={cancel} />
      )}
      {upload.status === 'none' && !isFound && (
        <FileDrop
          label={t`Choose a picture or a video, or drop it here`}
          hint={t`JPEG, PNG, WebP or GIF, up to 20 MB. MP4, MOV or WebM, up to 100 MB and 15 minutes.`}
          accept={ACCEPT}
          onFiles={drop}
          error={upload.problem ?? error}
        />
      )}
      {upload.status === 'none' && (
        <SitePictures onFound={take} error={isFound ? error : undefined} />
      )}
    </div>
  );
}
