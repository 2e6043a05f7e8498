import type { Schema } from 'lib/call';
import { cardSource } from 'lib/pictureSource';
import type { ComponentProps } from 'react';
import { Icon } from 'ui/icon/Icon';
import styles from './Collage.module.css';

interface CollageProps {
  /** The pictures, the cover first. */
  covers: readonly Schema['Images'][];
  /** Whether they are only hinted at: others are warned of them. */
  veiled?: boolean | undefined;
  /** Whether it stands on the first screen: its cover loads before other pictures. */
  first?: boolean | undefined;
}

/** The first row of boards or sections on a phone: its covers load before all other pictures. */
export const FIRST_COVERS = 2;

/** One large picture and two small ones beside it; the ground shows where there are fewer. */
export function Collage({ covers, veiled, first }: CollageProps) {
  const [cover, ...rest] = covers;
  const small = rest.slice(0, 2);
  return (
    <span className={styles.collage} data-veiled={veiled || undefined}>
      <span className={styles.large} data-sight="">
        {cover ? <Large images={cover} first={first} /> : <Icon name="boards" size={28} />}
      </span>
      {[0, 1].map((place) => (
        <span key={place} className={styles.small} data-sight="">
          {small[place] && (
            <Cover source={{ src: small[place]['136x136'].url, width: 136, height: 136 }} />
          )}
        </span>
      ))}
    </span>
  );
}

/** How wide its square is, on a phone and elsewhere. */
const NARROW = '30vw';
const WIDE = '220px';

function Large({ images, first }: { images: Schema['Images']; first: boolean | undefined }) {
  const { width, height } = images.orig;
  // A wider picture is cut at its sides, so it is drawn wider than the square.
  const drawn = Math.max(1, width / height).toFixed(2);
  const sizes = `(max-width: 767px) calc(${NARROW} * ${drawn}), calc(${WIDE} * ${drawn})`;
  return <Cover source={{ ...cardSource(images), sizes }} first={first} />;
}

interface CoverProps {
  source: ComponentProps<'img'>;
  first?: boolean | undefined;
}

function Cover({ source, first }: CoverProps) {
  return (
    <img
      className={styles.cover}
      {...source}
      alt=""
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
