import { Plural, useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { Icon } from 'ui/icon/Icon';
import styles from './BoardCard.module.css';

/** A board with its newest pictures. Plain markup. */
export function BoardCard({ board }: { board: Board }) {
  const { t } = useLingui();
  return (
    <a className={styles.card} href={board.url}>
      <Collage covers={board.cover_images} />
      <span className={styles.words}>
        <span className={styles.name}>
          {board.privacy === 'secret' && (
            <span className={styles.secret} role="img" aria-label={t`Secret`}>
              <Icon name="lock" size={16} />
            </span>
          )}
          {board.name}
        </span>
        <span className={styles.count}>
          <Plural value={board.pin_count} one="# pin" other="# pins" />
        </span>
      </span>
    </a>
  );
}

/** One large picture and two small ones beside it; the ground shows where there are fewer. */
function Collage({ covers }: { covers: Board['cover_images'] }) {
  const [first, ...rest] = covers;
  const small = rest.slice(0, 2);
  return (
    <span className={styles.collage}>
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
