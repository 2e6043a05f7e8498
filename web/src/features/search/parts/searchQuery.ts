import { pinAt } from 'features/pins/parts/pinAt';
import { pageValue } from 'lib/pageValue';
import { searchOf, wordsOf } from 'lib/searchPaths';

/**
 * The search that a viewer is in the midst of (business specification §4 "Search query"). Kept as
 * long as the page lives and nowhere else: which results a viewer opened stays with them.
 */
export interface SearchQuery {
  /** The words that were searched for. */
  words: string;
  /** Until the viewer goes anywhere else than to a result and back. */
  isValid: boolean;
  /** Pins that were opened meanwhile, each once, the latest last. */
  pinIds: readonly string[];
}

/** Before anything was searched for. */
export const NO_QUERY: SearchQuery = { words: '', isValid: false, pinIds: [] };

/** After results for these words are shown: the same search goes on where it is valid still. */
export function started(query: SearchQuery, words: string): SearchQuery {
  return query.isValid && query.words === words ? query : { words, isValid: true, pinIds: [] };
}

/** After the viewer went elsewhere. */
export function invalidated(query: SearchQuery): SearchQuery {
  return { ...query, isValid: false };
}

/** After a pin's close-up is shown: it belongs to a search that is valid. */
export function viewed(query: SearchQuery, pinId: string): SearchQuery {
  if (!query.isValid) return query;
  return { ...query, pinIds: [...query.pinIds.filter((id) => id !== pinId), pinId] };
}

/** After a navigation to this path and query. */
export function followed(query: SearchQuery, address: string): SearchQuery {
  const pinId = pinAt(address);
  if (pinId !== undefined) return viewed(query, pinId);
  const [path = '', options] = address.split('?');
  const [, scope] = /^\/search\/([a-z_]+)\/?$/.exec(path) ?? [];
  const words = scope ? wordsOf(searchOf(scope, new URLSearchParams(options))) : '';
  return words ? started(query, words) : invalidated(query);
}

const query = pageValue(NO_QUERY);

/** The viewer came to this path and query. */
export function followQuery(address: string): void {
  query.change((present) => followed(present, address));
}

/** The search that the viewer is in the midst of. */
export const useSearchQuery = query.useValue;
