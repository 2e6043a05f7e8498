import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import type { FoundProps, SearchResults } from 'features/search/api';
import { groupResults } from 'features/search/parts/groupResults';
import { NothingFound } from 'features/search/parts/NothingFound';
import { searchPath, wordsOf } from 'lib/searchPaths';
import { lazy, Suspense } from 'react';

const WiderPins = lazy(() =>
  import('features/search/parts/WiderPins').then((part) => ({ default: part.WiderPins })),
);

/** Pins that were found, in a grid. */
export function FoundPins({ search, walk, parts }: FoundProps) {
  const { t } = useLingui();
  const words = wordsOf(search);
  const list = useUnhidden(usePinList(walk, pinsOf));
  const first = walk.data?.pages[0]?.data;
  const wider = first?.wider ?? [];
  const { fullWidth } = groupResults(first?.results ?? []);
  return (
    <>
      {fullWidth.length > 0 && <parts.Strips stories={fullWidth} />}
      <PinFeed
        label={t`Results for ${words}`}
        list={list}
        empty={
          <NothingFound
            search={search}
            first={first}
            unfiltered={
              hasLooks(search) ? searchPath({ ...search, ...NO_LOOKS }, 'filter') : undefined
            }
          />
        }
        end={wider.length > 0 ? null : t`That is everything we found.`}
      />
      {wider.length > 0 && (
        <Suspense fallback={null}>
          <WiderPins pins={wider} />
        </Suspense>
      )}
    </>
  );
}

const NO_LOOKS = { skinTone: undefined, hairPattern: undefined };

function hasLooks({ skinTone, hairPattern }: FoundProps['search']): boolean {
  return Boolean(skinTone || hairPattern);
}

/** The single pins among what was found. */
export function pinsOf({ results }: SearchResults): Pin[] {
  return groupResults(results).rest.filter((result) => result.type === 'pin');
}
