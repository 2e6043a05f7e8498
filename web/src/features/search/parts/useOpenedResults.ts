import type { Pin } from 'features/pins/api';
import { smallSource } from 'lib/pictureSource';
import { MOST_LIKES, type SearchState, searchPath, wordsOf } from 'lib/searchPaths';
import { useSearchQuery } from './searchQuery';

/** Results that were opened, and the search that shows first what looks like them. */
export interface OpenedResults {
  /** Address of that search. */
  href: string;
  /** Picture of the one that was opened last. */
  picture: string;
}

/**
 * Those of these results that the viewer opened within this search and did not choose yet; nothing
 * where there are none, and within a profile, where no pictures can be chosen.
 */
export function useOpenedResults(
  search: SearchState,
  pins: readonly Pin[],
): OpenedResults | undefined {
  const { words, isValid, pinIds } = useSearchQuery();
  if (!isValid || search.scope !== 'pins' || words !== wordsOf(search)) return undefined;
  const { likes, user } = search;
  if (user) return undefined;
  const opened = [...pinIds]
    .reverse()
    .flatMap((id) => pins.find((pin) => pin.id === id) ?? [])
    .filter(({ image_signature }) => !likes.includes(image_signature))
    .slice(0, MOST_LIKES - likes.length);
  // Shown beside the offer, where no sensitivity screen can be opened.
  const last = opened.find((pin) => !pin.sensitivity_screen);
  if (!last) return undefined;
  const signatures = opened.map(({ image_signature }) => image_signature);
  return {
    href: searchPath({ ...search, likes: [...likes, ...signatures] }, 'picture'),
    picture: smallSource(last.images).src,
  };
}
