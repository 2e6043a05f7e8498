import { useLingui } from '@lingui/react/macro';
import type { CasePicture } from 'features/reports/api';
import { PictureScreen } from 'features/users/parts/PictureScreen';
import { closeupSource } from 'lib/pictureSource';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Picture } from 'ui/picture/Picture';
import styles from './CasePictures.module.css';
import { usePictureNames } from './pictureNames';

interface CasePicturesProps {
  /** The pictures, each with what the host's program told of it. */
  pictures: readonly CasePicture[];
}

/** The pictures that a case is about: those with a screen are asked for, as others ask. */
export function CasePictures({ pictures }: CasePicturesProps) {
  const { t } = useLingui();
  const names = usePictureNames(pictures);
  return (
    <section className={styles.part} aria-label={t`Pictures`}>
      <h2>{t`Pictures`}</h2>
      {pictures.map((picture, place) => (
        <Shown key={picture.signature} picture={picture} name={names[place] ?? ''} />
      ))}
      {pictures.some((picture) => picture.is_screened) && (
        <p className={styles.facts}>
          {t`If nothing is wrong with what is shown here, close the case so: the screens are taken off.`}
        </p>
      )}
    </section>
  );
}

/** One of them, where it stands, and what the program told. */
function Shown({ picture, name: where }: { picture: CasePicture; name: string }) {
  const { t } = useLingui();
  return (
    <figure className={styles.shown}>
      <figcaption>{where}</figcaption>
      <div className={styles.frame}>
        {picture.is_screened && (
          <PictureScreen words={t`This picture may be sensitive`} ask={t`See picture`} />
        )}
        <Picture
          {...closeupSource(picture.images)}
          alt=""
          color={picture.dominant_color}
          sizes="240px"
        />
      </div>
      {picture.found.length > 0 && (
        <section aria-label={t`What the program found: ${where}`}>
          <FramedList>
            {picture.found.map(({ class: name, score }) => (
              <FramedLine key={name} name={name} detail={`${score} %`} />
            ))}
          </FramedList>
        </section>
      )}
    </figure>
  );
}
