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

/** The first screen of a phone: their pictures load before all others. */
const FIRST_PICTURES = 4;

/** Topics on pictures of them, each leading to its category of ideas; those that have none yet come last. */
export function TopicTiles({ label, topics }: TopicTilesProps) {
  const order = [...topics.filter(({ pin }) => pin), ...topics.filter(({ pin }) => !pin)];
  return (
    <ul className={styles.grid} aria-label={label}>
      {order.map((topic, index) => (
        <li key={topic.id}>
          <a className={styles.tile} href={topicPaths.idea(topic.key, topic.id)}>
            {topic.pin ? (
              <span className={styles.picture}>
                <Picture
                  {...cardSource(topic.pin.images)}
                  alt=""
                  color={topic.pin.dominant_color}
                  sizes="(max-width: 767px) 50vw, 220px"
                  first={index < FIRST_PICTURES}
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
