import { useLingui } from '@lingui/react/macro';
import { PICTURE_TYPES } from 'features/uploads/parts/kinds';
import { usePictureUpload } from 'features/uploads/parts/usePictureUpload';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FileDrop } from 'ui/file-drop/FileDrop';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { Lookalikes } from './Lookalikes';
import { PictureSearch } from './PictureSearch';
import styles from './UploadedSearch.module.css';

/** Search by a picture of the viewer's own: choose one, wait for it, search in it. */
export function UploadedSearch() {
  const { t } = useLingui();
  const viewer = useViewer();
  const { upload, choose, retry, cancel } = usePictureUpload();
  if (!viewer) {
    return (
      <EmptyState
        icon="image"
        words={t`Log in to search with a picture of your own.`}
        action={<ButtonLink href={paths.login(paths.searchVisually())}>{t`Log in`}</ButtonLink>}
      />
    );
  }
  switch (upload.status) {
    case 'none':
      return (
        <div className={styles.place}>
          <FileDrop
            label={t`Choose a picture or drop it here`}
            hint={t`JPEG, PNG, WebP or GIF, up to 20 MB`}
            accept={PICTURE_TYPES}
            onFiles={(files) => choose(files[0])}
            error={upload.problem}
          />
        </div>
      );
    case 'sending':
      return <ProgressBar label={t`Uploading`} value={upload.share} />;
    case 'preparing':
      return <PageSpinner />;
    case 'failed':
      return <ErrorState words={upload.problem} onRetry={retry} />;
    case 'done':
      return <OfUpload id={upload.uploadId} preview={upload.preview} onAgain={cancel} />;
  }
}

interface OfUploadProps {
  /** The upload. */
  id: string;
  /** Address of the picture. */
  preview: string;
  /** Called when another picture is wanted. */
  onAgain: () => void;
}

function OfUpload({ id, preview, onAgain }: OfUploadProps) {
  const { t } = useLingui();
  const [ratio, setRatio] = useState<number>();
  return (
    <PictureSearch
      key={id}
      ratio={ratio}
      below={() => <Button icon="upload" onClick={onAgain}>{t`Choose another picture`}</Button>}
      found={(part) => <Lookalikes search={{ upload_id: id, ...part }} />}
    >
      <img
        src={preview}
        alt={t`What you chose`}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
    </PictureSearch>
  );
}
