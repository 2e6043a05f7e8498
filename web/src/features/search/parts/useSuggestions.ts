import { type Suggestion, searchApi } from 'features/search/api';
import type { RecentSearch } from 'features/search/recent';
import { useRested } from './useRested';

/** A line below the search field. */
export interface SuggestedSearch extends RecentSearch {
  /** Picture of a user. */
  picture?: string | null;
}

/** How long the typing rests before the server is asked, in milliseconds. */
const REST_MS = 150;

/** Longest text the server takes (contract `SuggestSearches`). */
const LONGEST = 200;

/** What to search for, by what is typed so far. Keeps the last answer until the next one is there. */
export function useSuggestions(words: string): SuggestedSearch[] {
  const term = useRested(words.trim().slice(0, LONGEST), REST_MS);
  const { data } = searchApi.useSuggestSearchesQuery({ term }, { skip: term === '' });
  return term === '' || !data ? [] : data.items.map(lineOf);
}

function lineOf({ id, image_small_url, ...line }: Suggestion): SuggestedSearch {
  return { ...line, id: id ?? null, picture: image_small_url ?? null };
}
