import { Plural } from '@lingui/react/macro';
import type { Topic } from 'features/interests/api';
import { FollowTopic } from './FollowTopic';
import styles from './TopicHead.module.css';

interface TopicHeadProps {
  /** Which. */
  topic: Topic;
  /** Where the wider page is, and its name. */
  above: { href: string; name: string };
}

/** What a topic is, what holds it, and whether the viewer follows it. */
export function TopicHead({ topic, above }: TopicHeadProps) {
  return (
    <header className={styles.head}>
      <a className={styles.above} href={above.href}>
        {above.name}
      </a>
      <h1 className={styles.name}>{topic.name}</h1>
      {topic.follower_count > 0 && (
        <p className={styles.count}>
          <Plural value={topic.follower_count} one="# follower" other="# followers" />
        </p>
      )}
      <FollowTopic topic={topic} />
    </header>
  );
}
