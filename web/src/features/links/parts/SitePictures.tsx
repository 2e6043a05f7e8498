import { useLingui } from '@lingui/react/macro';
import { type FoundPage, linksApi } from 'features/links/api';
import { errorText } from 'lib/errorTexts';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Button } from 'ui/button/Button';
import { TextField } from 'ui/text-field/TextField';
import { PictureChoice } from './PictureChoice';
import styles from './SitePictures.module.css';

interface SitePicturesProps {
  /** Called with what is found at an address; with null when it is taken away. */
  onFound: (page: FoundPage | null) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/**
 * A picture of the web, as the form's `image_url`: the address of a picture, or of a page whose
 * pictures are shown to choose one from. A whole address that is pasted is looked at at once.
 */
export function SitePictures({ onFound, error }: SitePicturesProps) {
  const { t, i18n } = useLingui();
  const [address, setAddress] = useState('');
  const [found, setFound] = useState<FoundPage | null>(null);
  const [find, { error: failed, isFetching, reset }] = linksApi.useLazyFindPinImagesQuery();
  const keep = (page: FoundPage | null) => {
    setFound(page);
    onFound(page);
  };
  const look = async (url: string) => {
    const { data } = await find({ url });
    if (data) keep(data);
    else if (found) keep(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void look(address.trim());
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (address !== '' || !/^https?:\/\/\S+$/i.test(text)) return;
    event.preventDefault();
    setAddress(text);
    void look(text);
  };
  const remove = () => {
    setAddress('');
    reset();
    keep(null);
  };
  const shown = isFetching ? null : found;
  return (
    <div className={styles.site}>
      <TextField
        type="url"
        label={t`Address on the web`}
        placeholder="https://"
        description={t`Of a picture, or of a page: then you choose one of its pictures.`}
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
        error={failed && !isFetching ? errorText(i18n, failed) : undefined}
      />
      {(address !== '' || found) && (
        <div className={styles.actions}>
          {(failed || found) && !isFetching && (
            <Button kind="plain" onClick={remove}>
              {found ? t`Remove picture` : t`Cancel`}
            </Button>
          )}
          <Button
            pending={isFetching}
            disabled={address.trim() === ''}
            onClick={() => look(address.trim())}
          >
            {t`Find pictures`}
          </Button>
        </div>
      )}
      <p role="status" className={styles.found}>
        {shown ? t`Pictures at ${shown.site_name}` : ''}
      </p>
      {shown && <PictureChoice key={shown.url} images={shown.images} error={error} />}
    </div>
  );
}
