import { useLingui } from '@lingui/react/macro';
import type { CardVideos } from 'features/videos/api';
import { Moving } from 'features/videos/grid/Moving';
import { gridTurns } from 'features/videos/grid/turns';
import { lengthWords } from 'lib/format/clock';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './GridVideo.module.css';

export interface GridVideoProps {
  /** The video in the form that grids play. */
  videos: CardVideos;
  /** Tells its length and plays nothing: a screen stands before its picture. */
  still?: boolean;
}

/**
 * What a card has of a video beside its picture, which it covers: its length, and, while at least
 * half of the card is in sight, the video itself, without sound and from the beginning again and
 * again. Presses fall through to what is below. Its place is the nearest positioned element.
 */
export function GridVideo({ videos, still = false }: GridVideoProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (still || !place.current) return undefined;
    const stop = gridTurns().watch(place.current, setIsOn);
    return () => {
      stop();
      setIsOn(false);
    };
  }, [still]);
  const { url, duration } = videos.video_list.V_360P;
  return (
    <div ref={place} className={styles.place}>
      {isOn && <Moving src={url} />}
      <p className={styles.length}>
        <VisuallyHidden>{t`Video`} </VisuallyHidden>
        {lengthWords(duration)}
      </p>
    </div>
  );
}
