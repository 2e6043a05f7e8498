import { useLingui } from '@lingui/react/macro';
import { TopicHead } from 'features/interests/parts/TopicHead';
import { TopicPage } from 'features/interests/parts/TopicPage';
import { TopicPins } from 'features/interests/parts/TopicPins';
import { TopicTiles } from 'features/interests/parts/TopicTiles';
import { topicPaths } from 'lib/topicPaths';

/** A category of ideas: the topics in it, then the pins of all of them. */
export function CategoryScreen() {
  const { t } = useLingui();
  return (
    <TopicPage>
      {(topic) => (
        <>
          <TopicHead
            topic={topic}
            above={
              topic.parent
                ? {
                    href: topicPaths.idea(topic.parent.key, topic.parent.id),
                    name: topic.parent.name,
                  }
                : { href: topicPaths.ideas(), name: t`Ideas` }
            }
          />
          {topic.children.length > 0 && (
            <TopicTiles label={t`Part of ${topic.name}`} topics={topic.children} />
          )}
          <TopicPins
            key={topic.id}
            topic={topic}
            // Tiles stand above, two or three in a row.
            isLow={topic.children.length > 3}
          />
        </>
      )}
    </TopicPage>
  );
}
