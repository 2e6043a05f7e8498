import { useLingui } from '@lingui/react/macro';
import { type Pin, pinsApi } from 'features/pins/api';
import { PinMore } from 'features/pins/parts/PinMore';
import type { PinStreamProps } from 'features/pins/parts/PinStream';
import { pictureWords } from 'features/pins/parts/picture';
import { SaveControl } from 'features/pins/parts/SaveControl';
import { usePinDialog } from 'features/pins/parts/usePinDialog';
import { Veil } from 'features/pins/parts/Veil';
import { VideoPlayer } from 'features/videos/parts/VideoPlayer';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from 'ui/icon-button/IconButton';
import styles from './Stream.module.css';

const StreamSheet = lazy(() =>
  import('./StreamSheet').then((part) => ({ default: part.StreamSheet })),
);

interface StreamCardProps extends Pick<PinStreamProps, 'parts'> {
  /** Whose video it is. */
  pin: Pin;
  /** Whether it is the one in sight. */
  isShown: boolean;
}

/** A video on a card as high as the window: below it what it is called, whose it is, and what can be done with it. */
export function StreamCard({ pin, isShown, parts }: StreamCardProps) {
  const { t } = useLingui();
  const ask = usePinDialog();
  const { data } = pinsApi.useGetPinQuery({ id: pin.id });
  const [isOpen, setIsOpen] = useState(false);
  const known = data ?? pin;
  const by = pin.pinner.full_name;
  return (
    <article className={styles.card} data-closeup={isShown || undefined}>
      <div className={styles.stage}>
        <div className={styles.player}>
          <VideoPlayer
            videos={data?.videos ?? null}
            images={pin.images}
            title={pictureWords(pin)}
            color={pin.dominant_color}
            sizes="100vw"
            autoPlay={isShown && !pin.sensitivity_screen}
          />
        </div>
        {pin.sensitivity_screen && <Veil />}
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.about}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <span className={styles.title}>{pin.title || t`Video by ${by}`}</span>
          {pin.title && <span className={styles.by}>{by}</span>}
        </button>
        <div className={styles.actions}>
          <span className={styles.buttons}>
            <IconButton label={t`Comments`} icon="message" onClick={() => setIsOpen(true)} />
            <IconButton label={t`Share`} icon="share" onClick={() => ask('share', known)} />
            <PinMore pin={known} />
          </span>
          <SaveControl pin={known} />
        </div>
      </div>
      {isOpen && data && (
        <Suspense fallback={null}>
          <StreamSheet pin={data} parts={parts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}
