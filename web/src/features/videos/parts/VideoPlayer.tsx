import { useLingui } from '@lingui/react/macro';
import type { Captions, Videos } from 'features/videos/api';
import { Glyph } from 'features/videos/player/Glyph';
import { mayMove } from 'features/videos/player/mayMove';
import type { Schema } from 'lib/call';
import { lengthWords } from 'lib/format/clock';
import { closeupSource } from 'lib/pictureSource';
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Picture } from 'ui/picture/Picture';
import { Spinner } from 'ui/spinner/Spinner';
import styles from './VideoPlayer.module.css';

const Stage = lazy(() =>
  import('features/videos/player/Stage').then((part) => ({ default: part.Stage })),
);

/** Fetches it before it is wanted, so that it is there with the press. */
const prepare = () => {
  import('features/videos/player/Stage').catch(() => undefined);
};

export interface VideoPlayerProps {
  /** The video in all its forms; null while they are not known yet: then only its cover is there. */
  videos: Videos | null;
  /** The picture that stands for it. */
  images: Schema['CardImages'];
  /** What is to be seen and heard: read aloud. */
  title: string;
  /** Its words, in the languages in which they are there. */
  captions?: readonly Captions[];
  /**
   * Whether it plays by itself, without sound until the viewer wants some. It does not where the
   * viewer wants less motion, or saves data. It stops when this becomes false.
   */
  autoPlay?: boolean;
  /** Dominant colour of the picture, `#rrggbb`. */
  color?: string | null | undefined;
  /** How wide it stands, as of `img`; half of a close-up's panel unless said. */
  sizes?: string;
}

/** How a video began: by a press, or by itself. */
export type Begun = 'pressed' | 'itself';

/**
 * A video with the controls of this product. Its cover and a button are all there is, also in the
 * server's markup, until it is to play; without scripts the browser's own player stands there.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { videos, images, title, captions = NONE, autoPlay = false, color, sizes = HALF } = props;
  const { t } = useLingui();
  const player = useRef<HTMLElement>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    if (autoPlay && mayMove()) setBegun((before) => before ?? 'itself');
  }, [autoPlay]);
  const { width, height } = images.orig;
  return (
    <section
      ref={player}
      className={styles.player}
      aria-label={title ? t`Video: ${title}` : t`Video`}
      style={{ '--ratio': `${width} / ${height}` } as CSSProperties}
      data-theme="dark"
      data-begun={begun ?? undefined}
    >
      <div className={styles.cover}>
        <Picture {...closeupSource(images)} alt={title} color={color} sizes={sizes} first />
      </div>
      {begun && videos && (
        <Suspense fallback={<Awaited />}>
          <Stage
            player={player}
            videos={videos}
            captions={captions}
            begun={begun}
            autoPlay={autoPlay}
          />
        </Suspense>
      )}
      {begun && !videos && <Awaited />}
      {!begun && (
        <button
          type="button"
          className={styles.begin}
          aria-label={t`Play`}
          onClick={() => setBegun('pressed')}
          onPointerEnter={prepare}
          onPointerDown={prepare}
          onFocus={prepare}
        >
          <span className={styles.disc}>
            <Glyph name="play" size={32} />
          </span>
          {videos && <Length ms={videos.video_list.V_720P.duration} />}
        </button>
      )}
      {videos && <WithoutScript videos={videos} />}
    </section>
  );
}

/** What plays it is on its way. */
function Awaited() {
  return (
    <div className={styles.awaited}>
      <Spinner size={48} quiet />
    </div>
  );
}

function Length({ ms }: { ms: number }) {
  return <span className={styles.length}>{lengthWords(ms)}</span>;
}

/** The browser's own player. */
function WithoutScript({ videos }: { videos: Videos }) {
  const { V_HLSV4: stream, V_720P: file } = videos.video_list;
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: a video may have none */}
      <video className={styles.plain} controls playsInline preload="none" poster={file.thumbnail}>
        <source src={file.url} type="video/mp4" />
        <source src={stream.url} type="application/vnd.apple.mpegurl" />
      </video>
    </noscript>
  );
}

const NONE: readonly Captions[] = [];

// Half of a close-up's panel, or the whole width of a phone.
const HALF = '(max-width: 767px) 100vw, 508px';
