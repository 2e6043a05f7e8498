import type { Schema } from 'lib/call';
import { Icon } from 'ui/icon/Icon';
import styles from './Collage.module.css';

interface CollageProps {
  /** The pictures, the cover first. */
  covers: readonly Schema['Images'][];
  /** Whether they are only hinted at: others are warned of them. */
  veiled?: boolean | undefined;
}

/** One large picture and two small ones beside it; the ground shows where there are fewer. */
export function Collage({ covers, veiled }: CollageProps) {
  const [first, ...rest] = covers;
  const small = rest.slice(0, 2);
  return (
    <span className={styles.collage} data-veiled={veiled || undefined}>
      <span className={styles.large}>
        {first ? (
          <Cover src={first['236x'].url} wide={first['474x'].url} />
        ) : (
          <Icon name="boards" size={28} />
        )}
      </span>
      {[0, 1].map((place) => (
        <span key={place} className={styles.small}>
          {small[place] && <Cover src={small[place]['136x136'].url} />}
        </span>
      ))}
    </span>
  );
}

function Cover({ src, wide }: { src: string; wide?: string }) {
  return (
    <img
      className={styles.cover}
      src={src}
      {...(wide && { srcSet: `${src} 1x, ${wide} 2x` })}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
    />
  );
}
