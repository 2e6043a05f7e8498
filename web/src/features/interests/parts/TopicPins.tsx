import { useLingui } from '@lingui/react/macro';
import { interestsApi, type Topic } from 'features/interests/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { itself, usePinList } from 'features/pins/parts/pinList';
import { topicPaths } from 'lib/topicPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';

interface TopicPinsProps {
  /** Which. */
  topic: Topic;
  /** As `PinGrid`'s. */
  isLow?: boolean;
}

/** The pins of a topic, the best first. */
export function TopicPins({ topic, isLow }: TopicPinsProps) {
  const { t } = useLingui();
  const walk = interestsApi.useListInterestPinsInfiniteQuery({ interest: topic.key });
  const list = useUnhidden(usePinList(walk, itself));
  return (
    <PinFeed
      label={t`Pins about ${topic.name}`}
      list={list}
      isLow={isLow}
      empty={
        <EmptyState
          icon="explore"
          words={t`Nothing is saved about ${topic.name} yet.`}
          action={<ButtonLink href={topicPaths.ideas()}>{t`See other ideas`}</ButtonLink>}
        />
      }
      end={t`That is everything we found.`}
    />
  );
}
