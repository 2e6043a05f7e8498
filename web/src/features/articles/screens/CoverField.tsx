import { useLingui } from '@lingui/react/macro';
import type { Draft } from 'features/articles/api';
import { WAITS } from 'features/articles/parts/articleRules';
import { PICTURE_TYPES } from 'features/uploads/parts/kinds';
import { usePictureUpload } from 'features/uploads/parts/usePictureUpload';
import type { Upload } from 'features/uploads/parts/useUpload';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FileDrop } from 'ui/file-drop/FileDrop';
import { Notice } from 'ui/notice/Notice';
import { Spinner } from 'ui/spinner/Spinner';
import styles from './CoverField.module.css';

interface CoverFieldProps {
  /** The article; nothing of a new one. */
  draft: Draft | null;
  /** What is wrong with the picture that was sent. */
  error: string | undefined;
}

/** A picture of an article's own: uploaded, shown and taken away. The form sends its signature. */
export function CoverField({ draft, error }: CoverFieldProps) {
  const { t } = useLingui();
  const { upload, choose, cancel } = usePictureUpload();
  const [kept, setKept] = useState(draft?.cover_signature ?? '');
  const isNew = upload.status !== 'none' && upload.status !== 'failed';
  const isScreened = !isNew && kept !== '' && draft?.is_cover_screened;
  const src = isNew ? upload.preview : kept && draft?.cover_picture?.images['474x'].url;
  const remove = () => {
    cancel();
    setKept('');
  };
  return (
    <section className={styles.field} aria-label={t`Picture of its own`}>
      <input type="hidden" name="cover_signature" value={signatureOf(upload) ?? kept} />
      {src && <img className={styles.picture} src={src} alt={t`What stands for the article`} />}
      {signatureOf(upload) === WAITS && <Spinner />}
      <FileDrop
        label={src ? t`Upload another picture` : t`Upload a picture for the article`}
        hint={t`It stands for the article instead of a pin. JPEG, PNG, WebP or GIF, up to 20 MB`}
        accept={PICTURE_TYPES}
        error={problemOf(upload) ?? error}
        onFiles={([file]) => choose(file)}
      />
      {isScreened && (
        <Notice icon="alert">
          {t`A program of this site found that the picture may be sensitive, so the article is shown without it. Upload another one.`}
        </Notice>
      )}
      {(isNew || kept) && <Button onClick={remove}>{t`Remove the picture`}</Button>}
    </section>
  );
}

/** What the form sends of an upload; none of one that is not there. */
function signatureOf(upload: Upload): string | undefined {
  if (upload.status === 'done') return upload.signature;
  return upload.status === 'none' || upload.status === 'failed' ? undefined : WAITS;
}

function problemOf(upload: Upload): string | undefined {
  return upload.status === 'none' || upload.status === 'failed' ? upload.problem : undefined;
}
