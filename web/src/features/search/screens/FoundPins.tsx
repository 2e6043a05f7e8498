import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { useUnhidden } from 'features/pins/parts/hides';
import { PinFeed } from 'features/pins/parts/PinFeed';
import { usePinList } from 'features/pins/parts/pinList';
import type { FoundProps, SearchResults } from 'features/search/api';
import { NothingFound } from 'features/search/parts/NothingFound';
import { wordsOf } from 'lib/searchPaths';

/** Pins that were found, in a grid. */
export function FoundPins({ search, walk }: FoundProps) {
  const { t } = useLingui();
  const words = wordsOf(search);
  const list = useUnhidden(usePinList(walk, pinsOf));
  return (
    <PinFeed
      label={t`Results for ${words}`}
      list={list}
      empty={<NothingFound search={search} />}
      end={t`That is everything we found.`}
    />
  );
}

function pinsOf({ results }: SearchResults): Pin[] {
  return results.filter((result) => result.type === 'pin');
}
