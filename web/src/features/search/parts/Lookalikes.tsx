import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import { searchApi, type VisualSearch } from 'features/search/api';
import { PLAIN, searchPath } from 'lib/searchPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { EmptyState } from 'ui/empty-state/EmptyState';

interface LookalikesProps {
  /** What is searched for: of which picture, which part. */
  search: VisualSearch;
}

/** Pins that look like a part of a picture, and words that several of them share. */
export function Lookalikes({ search }: LookalikesProps) {
  const { t } = useLingui();
  const walk = searchApi.useSearchVisuallyInfiniteQuery(search);
  const list = useUnhidden(usePinList(walk, resultsOf));
  const words = walk.data?.pages[0]?.data.annotations ?? [];
  return (
    <>
      {words.length > 0 && (
        <ChipRow label={t`Search for words instead`}>
          {words.map((word) => (
            <Chip
              key={word}
              href={searchPath(
                { ...PLAIN, scope: 'pins', query: word, source: search.pin_id ?? undefined },
                'visual',
              )}
            >
              {word}
            </Chip>
          ))}
        </ChipRow>
      )}
      <PinFeed
        label={t`What looks like it`}
        list={list}
        empty={<EmptyState icon="image" words={t`Nothing here looks like it yet.`} />}
        end={t`That is everything we found.`}
      />
    </>
  );
}

/** The pins of a page. */
export function resultsOf(data: { results: Pin[] }) {
  return data.results;
}
