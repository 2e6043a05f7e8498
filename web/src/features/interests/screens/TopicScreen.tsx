import { useLingui } from '@lingui/react/macro';
import { TopicChips } from 'features/interests/parts/TopicChips';
import { TopicHead } from 'features/interests/parts/TopicHead';
import { TopicPage } from 'features/interests/parts/TopicPage';
import { TopicPins } from 'features/interests/parts/TopicPins';
import { topicPaths } from 'lib/topicPaths';

/** A topic: what it is, narrower ones and those beside it, its pins. */
export function TopicScreen() {
  const { t } = useLingui();
  return (
    <TopicPage>
      {(topic) => (
        <>
          <TopicHead
            topic={topic}
            above={
              topic.parent
                ? { href: topicPaths.topic(topic.parent.key), name: topic.parent.name }
                : { href: topicPaths.ideas(), name: t`Ideas` }
            }
          />
          <TopicChips label={t`Part of ${topic.name}`} topics={topic.children} />
          <TopicChips label={t`Like ${topic.name}`} topics={topic.related} />
          <TopicPins key={topic.id} topic={topic} />
        </>
      )}
    </TopicPage>
  );
}
