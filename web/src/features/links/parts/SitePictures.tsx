import { useLingui } from '@lingui/react/macro';
import { type FoundPage, linksApi } from 'features/links/api';
import { errorText } from 'lib/errorTexts';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'ui/button/Button';
import { TextField } from 'ui/text-field/TextField';
import { PictureChoice } from './PictureChoice';
import styles from './SitePictures.module.css';

interface SitePicturesProps {
  /** Called with the page whose pictures are shown. */
  onFound: (page: FoundPage) => void;
  /** Goes back to the other ways. */
  onCancel: () => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** Saves from a website: the page's address, then its pictures to choose one from, as the form's `image_url`. */
export function SitePictures({ onFound, onCancel, error }: SitePicturesProps) {
  const { t, i18n } = useLingui();
  const [address, setAddress] = useState('');
  const [find, { currentData: page, error: failed, isFetching }] =
    linksApi.useLazyFindPinImagesQuery();
  const look = async () => {
    const found = await find({ url: address.trim() });
    if (found.data) onFound(found.data);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void look();
  };
  const shown = isFetching ? undefined : page;
  return (
    <div className={styles.site}>
      <TextField
        type="url"
        label={t`Address of the website`}
        placeholder="https://"
        description={t`The page whose picture you want to save.`}
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={press}
        error={failed && !isFetching ? errorText(i18n, failed) : shown ? undefined : error}
      />
      <div className={styles.actions}>
        <Button kind="plain" onClick={onCancel}>{t`Cancel`}</Button>
        <Button pending={isFetching} disabled={address.trim() === ''} onClick={look}>
          {t`Find pictures`}
        </Button>
      </div>
      <p role="status" className={styles.found}>
        {shown ? t`Pictures at ${shown.site_name}` : ''}
      </p>
      {shown && <PictureChoice key={shown.url} images={shown.images} error={error} />}
    </div>
  );
}
