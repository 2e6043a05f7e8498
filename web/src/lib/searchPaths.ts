/**
 * What the address of a page of results says of the search. Beside `paths`, as only these pages
 * need it.
 */

/** A search as its page shows it. */
export interface SearchState {
  /** Among what is searched, such as `pins`. */
  scope: string;
  /** The words that were typed. */
  query: string;
  /** Words that were added by tapping, each of which may be taken back. */
  guides: readonly string[];
  /** Whether the words are taken as they are, although they look like a typing error. */
  exact: boolean;
}

/** Words of a search at the most, in characters (contract `SearchPins`). */
const LONGEST = 200;

/** Address of a page of results. */
export function searchPath({ scope, query, guides, exact }: SearchState): string {
  const pairs = [['q', query], ...guides.map((guide) => ['guide', guide])];
  if (exact) pairs.push(['exact', '1']);
  return `/search/${encodeURIComponent(scope)}/?${pairs.map(pairOf).join('&')}`;
}

// As `paths` writes queries, and for the same reason not by `URLSearchParams`.
function pairOf([name = '', value = '']: readonly string[]): string {
  return `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`;
}

/** The search of an address. */
export function searchOf(scope: string, address: URLSearchParams): SearchState {
  const words = (text: string) => text.trim();
  return {
    scope,
    query: address.get('q')?.trim() ?? '',
    guides: address.getAll('guide').map(words).filter(Boolean),
    exact: address.get('exact') === '1',
  };
}

/** All words that are searched for. The server asks its pages for the same. */
export function wordsOf({ query, guides }: Pick<SearchState, 'query' | 'guides'>): string {
  return [query, ...guides].join(' ').slice(0, LONGEST);
}
