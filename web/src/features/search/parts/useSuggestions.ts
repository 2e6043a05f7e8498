import { type Suggestion, searchApi } from 'features/search/api';
import type { RecentSearch } from 'features/search/recent';
import { shortened } from 'lib/searchPaths';
import { useRested } from 'lib/useRested';

/** A line below the search field. */
export interface SuggestedSearch extends Omit<RecentSearch, 'type'> {
  /** What it is; what is the viewer's own is told from what is others'. */
  type: Suggestion['type'];
  /** Picture of a user. */
  picture?: string | null;
}

/** How long the typing rests before the server is asked, in milliseconds. */
const REST_MS = 150;

/**
 * What to search for, by what is typed so far and by what was searched for before. Keeps the last
 * answer until the next one is there.
 */
export function useSuggestions(words: string, recent: readonly RecentSearch[]): SuggestedSearch[] {
  const term = useRested(shortened(words.trim()), REST_MS);
  const { data } = searchApi.useSuggestSearchesQuery(asked(term, recent), { skip: term === '' });
  return term === '' || !data ? [] : data.items.map(lineOf);
}

/** What is recommended before anything is typed: none of what was searched for before. */
export function useRecommended(
  wanted: boolean,
  recent: readonly RecentSearch[],
): SuggestedSearch[] {
  const { data } = searchApi.useSuggestSearchesQuery(asked('', recent), { skip: !wanted });
  return wanted && data ? data.items.map(lineOf) : [];
}

function asked(term: string, recent: readonly RecentSearch[]) {
  const before = recent.filter(({ type }) => type === 'query').map(({ query }) => query);
  return { term, ...(before.length > 0 && { recent_queries_tags: before }) };
}

function lineOf({ id, image_small_url, ...line }: Suggestion): SuggestedSearch {
  return { ...line, id: id ?? null, picture: image_small_url ?? null };
}
