import { useLingui } from '@lingui/react/macro';
import { feedsApi, type RelatedItem, type RelatedStory } from 'features/feeds/api';
import { StripsSlot } from 'features/feeds/parts/StripsSlot';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { FRESH_S } from 'lib/documents';
import styles from './RelatedPins.module.css';

interface RelatedPinsProps {
  /** Of which pin. */
  id: string;
  /** Whether the reader comes back to it: it is then found as it was left, however long ago. */
  isBack: boolean;
}

/** Pins that belong to a pin, in rows, then pins like it. */
export function RelatedPins({ id, isBack }: RelatedPinsProps) {
  const { t } = useLingui();
  const walk = feedsApi.useListRelatedModulesInfiniteQuery(
    { pin_id: id },
    { refetchOnMountOrArgChange: isBack ? false : FRESH_S },
  );
  const list = useUnhidden(usePinList(walk, singles));
  const strips = walk.data?.pages[0]?.data.filter(isStory) ?? [];
  if (list.pins?.length === 0) return null;
  return (
    <>
      {strips.length > 0 && <StripsSlot stories={strips} />}
      <section className={styles.related}>
        <h2 className={styles.heading}>{t`More like this`}</h2>
        <PinFeed
          label={t`More like this`}
          list={list}
          empty={null}
          below={strips.length > 0 ? 700 : 450}
        />
      </section>
    </>
  );
}

function isStory(item: RelatedItem): item is RelatedStory {
  return item.type === 'story';
}

function singles(items: RelatedItem[]): Pin[] {
  return items.filter((item) => !isStory(item));
}
