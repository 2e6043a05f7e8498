import { useLingui } from '@lingui/react/macro';
import { isWhole, type Pin, type PinDetail } from 'features/pins/api';
import { PinMore } from 'features/pins/parts/PinMore';
import { pictureWords } from 'features/pins/parts/picture';
import { SaveControl } from 'features/pins/parts/SaveControl';
import { usePinDialog } from 'features/pins/parts/usePinDialog';
import { Veil } from 'features/pins/parts/Veil';
import { closeupSource } from 'lib/pictureSource';
import { type ComponentType, type CSSProperties, lazy, Suspense } from 'react';
import { IconButton } from 'ui/icon-button/IconButton';
import { Picture } from 'ui/picture/Picture';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { BackLink } from './BackLink';
import styles from './Closeup.module.css';
import { CloseupPeople, type CloseupPeopleProps } from './CloseupPeople';
import { CloseupWords } from './CloseupWords';
import { SearchInside } from './SearchInside';

const CloseupVideo = lazy(() =>
  import('./CloseupVideo').then((part) => ({ default: part.CloseupVideo })),
);

/** What a close-up is made of that stands above pins. */
export interface CloseupParts {
  /** What people feel about the pin. */
  Feelings: ComponentType<{ pin: PinDetail }>;
  /** What is said below it. */
  Comments: ComponentType<{ pin: PinDetail }>;
  /** What is still open between the pinner and who paid. */
  SponsorAsk: CloseupPeopleProps['SponsorAsk'];
}

interface CloseupProps {
  /** What it shows; from a grid at first, then with what the viewer has to do with it. */
  pin: Pin | PinDetail;
  /** What is in it. */
  parts: CloseupParts;
  /** Whether its video plays by itself, however the viewer came to it. */
  plays?: boolean;
}

/** One pin: picture and words side by side in one panel, on a phone one above the other. */
export function Closeup({ pin, parts, plays }: CloseupProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  const { width, height } = pin.images.orig;
  // A small one would only stand in more of nothing.
  const isWide = width > height * 1.2 && width >= 600;
  return (
    <article className={styles.panel} data-closeup data-wide={isWide || undefined}>
      <BackLink />
      <div
        className={styles.stage}
        style={{ '--color': pin.dominant_color, '--width': width } as CSSProperties}
      >
        {pin.videos ? (
          <div className={styles.video}>
            <Suspense fallback={<Shown pin={pin} />}>
              <CloseupVideo pin={pin} plays={plays} />
            </Suspense>
          </div>
        ) : (
          <a
            className={styles.picture}
            href={pin.images.orig.url}
            aria-label={t`Open the original picture`}
          >
            <Shown pin={pin} />
          </a>
        )}
        {pin.sensitivity_screen && <Veil />}
        <SearchInside id={pin.id} isAbove={Boolean(pin.videos)} />
      </div>
      <div className={styles.words}>
        <div className={styles.actions}>
          <span className={styles.buttons}>
            <IconButton label={t`Share`} icon="share" onClick={() => ask('share', pin)} />
            <PinMore pin={pin} />
          </span>
          <SaveControl pin={pin} />
        </div>
        <CloseupWords pin={pin} />
        {isWhole(pin) ? <Below pin={pin} parts={parts} /> : <Awaited />}
      </div>
    </article>
  );
}

/** Its picture. */
function Shown({ pin }: Pick<CloseupProps, 'pin'>) {
  return (
    <Picture
      {...closeupSource(pin.images)}
      alt={pictureWords(pin)}
      color={pin.dominant_color}
      sizes={SIZES}
      first
    />
  );
}

/** What people feel about it and say of it, and who they are that made and saved it. */
export function Below({ pin, parts }: { pin: PinDetail; parts: CloseupParts }) {
  return (
    <>
      <div className={styles.feelings}>
        <parts.Feelings pin={pin} />
      </div>
      <CloseupPeople pin={pin} SponsorAsk={parts.SponsorAsk} />
      <parts.Comments pin={pin} />
    </>
  );
}

/** The same before it is known: two rows, and a line. */
function Awaited() {
  return (
    <>
      <Skeleton height={44} />
      <Skeleton height={48} />
      <Skeleton shape="text" width="66%" />
    </>
  );
}

// Half of the panel, or the whole width of a phone.
const SIZES = '(max-width: 767px) 100vw, 508px';
