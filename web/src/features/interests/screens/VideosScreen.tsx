import { useLingui } from '@lingui/react/macro';
import { interestsApi, videosOf } from 'features/interests/api';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { NotFound } from 'features/users/parts/NotFound';
import type { ApiError } from 'lib/errors';
import { useTitle } from 'lib/title';
import { topicPaths } from 'lib/topicPaths';
import { videoPaths } from 'lib/videoPaths';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from 'ui/button/ButtonLink';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { EmptyState } from 'ui/empty-state/EmptyState';
import styles from './VideosScreen.module.css';

/** Videos, of all topics or of that of the address; each opens among the others. */
export function VideosScreen() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const category = address.get('category');
  const walk = interestsApi.useListVideosInfiniteQuery({ category, pin_id: null });
  const list = useUnhidden(usePinList(walk, videosOf));
  const pathOf = useCallback(
    ({ id }: Pin) => videoPaths.video(id, category ?? undefined),
    [category],
  );
  const first = walk.data?.pages[0]?.data;
  const topic = first?.category?.name;
  const title = topic ? t`Videos about ${topic}` : t`Videos`;
  useTitle(title);
  if ((walk.error as ApiError | undefined)?.status === 404) {
    return <NotFound words={t`There is no such topic.`} />;
  }
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p>{t`What people film and save, the liked and the new.`}</p>
      </header>
      <div className={styles.row}>
        <ChipRow label={t`Videos by topic`}>
          {category && <Chip href={videoPaths.videos()}>{t`Everything`}</Chip>}
          {(first?.topics ?? []).map(({ id, key, name }) => (
            <Chip key={id} selected={key === category} href={videoPaths.videos(key)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <PinFeed
        key={category}
        label={title}
        list={list}
        pathOf={pathOf}
        empty={
          <EmptyState
            icon="explore"
            words={topic ? t`There are no videos about ${topic} yet.` : t`There are no videos yet.`}
            action={<ButtonLink href={topicPaths.ideas()}>{t`See ideas`}</ButtonLink>}
          />
        }
        end={t`That is everything we found.`}
      />
    </div>
  );
}
