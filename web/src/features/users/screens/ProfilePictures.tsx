import { useLingui } from '@lingui/react/macro';
import { LARGEST_PICTURE, PICTURE_TYPES } from 'features/uploads/parts/kinds';
import type { Viewer } from 'features/users/api';
import { useSaveUser } from 'features/users/parts/useSaveUser';
import { errorText } from 'lib/errorTexts';
import { problemText } from 'lib/problems';
import { lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import { Notice } from 'ui/notice/Notice';
import { useToast } from 'ui/toast/toasts';
import styles from './ProfilePictures.module.css';

const CropModal = lazy(() =>
  import('./CropModal').then((module) => ({ default: module.CropModal })),
);

/** The picture and the cover: put up, cut, taken down. */
export function ProfilePictures({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const cover = viewer.profile_cover?.images['736x'].url;
  const screened = viewer.screened_pictures;
  return (
    <section className={styles.pictures} aria-label={t`Pictures`}>
      <div className={styles.cover}>
        <div className={styles.place}>{cover ? <img src={cover} alt="" /> : t`No cover yet`}</div>
        <Choice what="cover" has={cover !== undefined} />
        {screened?.profile_cover && (
          <Notice icon="alert">
            {t`A program of this site found that your cover may be sensitive, so others see it after they ask for it. The people who run the site look at it.`}
          </Notice>
        )}
      </div>
      <div className={styles.picture}>
        <Avatar name={viewer.full_name} src={viewer.image_xlarge_url ?? null} size={96} />
        <Choice what="picture" has={Boolean(viewer.image_xlarge_url)} />
      </div>
      {screened?.image_xlarge_url && (
        <Notice icon="alert">
          {t`A program of this site found that your picture may be sensitive, so others see your initials, and the picture on your profile after they ask for it. The people who run the site look at it.`}
        </Notice>
      )}
    </section>
  );
}

interface ChoiceProps {
  /** Which of the two. */
  what: 'picture' | 'cover';
  /** Whether there is one. */
  has: boolean;
}

/** Browses for a file, then opens it to be cut; or takes away what is there. */
function Choice({ what, has }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { save, saving } = useSaveUser();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const isCover = what === 'cover';
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const taken = (PICTURE_TYPES as readonly string[]).includes(chosen.type);
    const problem = taken ? 'PictureTooLarge' : 'PictureType';
    if (taken && chosen.size <= LARGEST_PICTURE) return setFile(chosen);
    toast({ words: problemText(i18n, problem), tone: 'danger' });
  };
  const remove = async () => {
    const error = await save(isCover ? { remove_cover: true } : { remove_picture: true });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const change = isCover ? t`Change cover` : t`Change picture`;
  const add = isCover ? t`Add a cover` : t`Add a picture`;
  return (
    <div className={styles.actions}>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={isCover ? t`File of the cover` : t`File of the picture`}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{has ? change : add}</Button>
      {has && (
        <Button kind="plain" pending={saving} onClick={() => void remove()}>
          {isCover ? t`Remove cover` : t`Remove picture`}
        </Button>
      )}
      {file && (
        <Suspense>
          <CropModal file={file} what={what} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </div>
  );
}
