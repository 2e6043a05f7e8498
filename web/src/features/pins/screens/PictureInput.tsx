import { useLingui } from '@lingui/react/macro';
import type { FoundPage } from 'features/links/api';
import { isWebAddress } from 'features/pins/rules';
import { PICTURE_TYPES, usePictureUpload } from 'features/uploads/parts/usePictureUpload';
import { problemText } from 'lib/problems';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FileDrop } from 'ui/file-drop/FileDrop';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextField } from 'ui/text-field/TextField';
import styles from './PictureInput.module.css';
import { UploadProgress } from './UploadProgress';

const SitePictures = lazy(() =>
  import('features/links/parts/SitePictures').then((module) => ({ default: module.SitePictures })),
);

interface PictureInputProps {
  /** Called when something was chosen. */
  onTouch: () => void;
  /** Called with the page of another website that is saved from. */
  onFound: (page: FoundPage) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** The picture of a new pin: dropped, browsed for, or fetched from an address. Fills `upload_id` or `image_url`. */
export function PictureInput({ onTouch, onFound, error }: PictureInputProps) {
  const { t } = useLingui();
  const { upload, choose, retry, cancel } = usePictureUpload();
  const [address, setAddress] = useState<string | null>(null);
  const [isSite, setIsSite] = useState(false);
  const drop = (files: readonly File[]) => {
    onTouch();
    setAddress(null);
    choose(files[0]);
  };
  if (isSite) {
    return (
      <div className={styles.input}>
        <input type="hidden" name="upload_id" value="" />
        <input type="hidden" name="image_url" value="" />
        <Suspense fallback={<Skeleton height={220} />}>
          <SitePictures onFound={onFound} onCancel={() => setIsSite(false)} error={error} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.input}>
      <input
        type="hidden"
        name="upload_id"
        value={upload.status === 'done' ? upload.uploadId : ''}
      />
      {address === null && <input type="hidden" name="image_url" value="" />}
      {upload.status === 'none' ? (
        <FileDrop
          label={t`Choose a picture or drop it here`}
          hint={t`JPEG, PNG, WebP or GIF, up to 20 MB`}
          accept={PICTURE_TYPES}
          onFiles={drop}
          error={address === null ? (upload.problem ?? error) : undefined}
        />
      ) : (
        <UploadProgress upload={upload} onRetry={retry} onRemove={cancel} />
      )}
      {upload.status === 'none' && address === null && (
        <Button wide onClick={() => setIsSite(true)}>
          {t`Save from a website`}
        </Button>
      )}
      {upload.status === 'none' && (
        <Address
          value={address}
          onChange={(changed) => {
            onTouch();
            setAddress(changed);
          }}
          error={error}
        />
      )}
    </div>
  );
}

interface AddressProps {
  /** What is typed; null while the field is folded away. */
  value: string | null;
  onChange: (address: string | null) => void;
  error: string | undefined;
}

function Address({ value, onChange, error }: AddressProps) {
  const { t, i18n } = useLingui();
  if (value === null) {
    return (
      <Button kind="plain" wide onClick={() => onChange('')}>
        {t`Save from a web address`}
      </Button>
    );
  }
  const wrong = value !== '' && !isWebAddress(value) ? problemText(i18n, 'LinkInvalid') : undefined;
  return (
    <div className={styles.address}>
      <TextField
        name="image_url"
        type="url"
        label={t`Address of the picture`}
        placeholder="https://"
        description={t`We fetch it when you publish.`}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error ?? wrong}
      />
      <Button kind="plain" onClick={() => onChange(null)}>{t`Cancel`}</Button>
    </div>
  );
}
