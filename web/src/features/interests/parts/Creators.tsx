import { useLingui } from '@lingui/react/macro';
import type { SuggestedCreator } from 'features/interests/creators';
import type { CreatorFollows } from 'features/interests/parts/useCreatorFollows';
import { FollowToggle } from 'features/users/parts/FollowToggle';
import { UserLine } from 'features/users/parts/UserLine';
import type { ReactNode } from 'react';
import { Button } from 'ui/button/Button';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import styles from './Creators.module.css';

interface CreatorsProps {
  /** Who is suggested; at least one. */
  creators: readonly SuggestedCreator[];
  /** Which of them are followed. */
  follows: CreatorFollows;
  /** What stands beside the way to follow all. */
  children?: ReactNode;
}

/** Creators, each with some of their pictures and the way to follow them; above, the way to follow all. */
export function Creators({ creators, follows, children }: CreatorsProps) {
  const { t } = useLingui();
  const { followed, note, followAll, isUnderWay } = follows;
  const isDone = creators.every(({ id }) => followed.has(id));
  return (
    <div className={styles.creators}>
      <div className={styles.ways}>
        {(!isDone || isUnderWay) && (
          <Button icon="people" pending={isUnderWay} onClick={() => void followAll()}>
            {t`Follow all`}
          </Button>
        )}
        {children}
      </div>
      <ul className={styles.list} aria-label={t`Creators`}>
        {creators.map((creator) => (
          <li key={creator.id} className={styles.creator}>
            <UserLine user={creator} note={`@${creator.username}`}>
              <FollowToggle
                user={creator}
                followed={followed.has(creator.id)}
                onChange={(follow) => note(creator.id, follow)}
              />
            </UserLine>
            <Pictures creator={creator} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What they are suggested for, to be looked at alone: each colour is there before its picture. */
function Pictures({ creator }: { creator: SuggestedCreator }) {
  return (
    <div className={styles.pictures} aria-hidden="true">
      {creator.pins.map(({ id, images, dominant_color: backgroundColor }) => (
        <img
          key={id}
          className={styles.picture}
          style={{ backgroundColor }}
          src={images['236x'].url}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

/** Places kept while the creators are on their way. */
const USUAL = 6;

/** The same while they are on their way. */
export function CreatorsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.creators} role="status">
      <VisuallyHidden>{t`Loading....`}</VisuallyHidden>
      <div className={styles.ways} />
      <div className={styles.list}>
        {Array.from({ length: USUAL }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, which never move
          <div key={place} className={styles.creator}>
            <span className={styles.waiting}>
              <Skeleton shape="round" width={48} height={48} />
              <Skeleton shape="text" width={140} />
            </span>
            <div className={styles.pictures} />
          </div>
        ))}
      </div>
    </div>
  );
}
