import { useEffect, useRef, useState } from 'react';
import styles from './Moving.module.css';

/**
 * A video that plays on a card: silent, again and again, and seen once it moves, so that its cover
 * stands there until then. Where the browser does not let it play, the cover stays.
 */
export function Moving({ src }: { /** Address of the file. */ src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    // As a property: browsers let only what is silent begin by itself, and React sets it too late.
    video.muted = true;
    video.src = src;
    // Refused where power is saved.
    video.play().catch(() => undefined);
    return () => {
      // Without it the browser goes on fetching what is not shown any more.
      video.removeAttribute('src');
      video.load();
    };
  }, [src]);
  return (
    <video
      ref={ref}
      className={styles.moving}
      data-seen={isSeen || undefined}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setIsSeen(true)}
      onError={() => setIsSeen(false)}
    />
  );
}
