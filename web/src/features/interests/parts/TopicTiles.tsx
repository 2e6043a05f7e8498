import type { InterestTile } from 'features/interests/api';
import { ground } from 'features/signups/parts/ground';
import { cardSource } from 'lib/pictureSource';
import { topicPaths } from 'lib/topicPaths';
import { Picture } from 'ui/picture/Picture';
import styles from './TopicTiles.module.css';

interface TopicTilesProps {
  /** Name of the list. */
  label: string;
  /** What it shows. */
  topics: readonly InterestTile[];
}

/** Topics on pictures of them, each leading to its category of ideas; those that have none yet come last. */
export function TopicTiles({ label, topics }: TopicTilesProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {[...topics.filter(({ pin }) => pin), ...topics.filter(({ pin }) => !pin)].map((topic) => (
        <li key={topic.id}>
          <a className={styles.tile} href={topicPaths.idea(topic.key, topic.id)}>
            {topic.pin ? (
              <span className={styles.picture}>
                <Picture
                  {...cardSource(topic.pin.images)}
                  alt=""
                  color={topic.pin.dominant_color}
                  sizes="(max-width: 767px) 50vw, 220px"
                  cover
                />
              </span>
            ) : (
              <span
                className={styles.picture}
                style={{ backgroundColor: ground(Number(topic.id)) }}
              />
            )}
            <span className={styles.name}>{topic.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
