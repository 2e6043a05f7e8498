import { api, type ListOptions, read, type WithCards, walkPins } from 'lib/api';
import type { Schema } from 'lib/call';
import type { SearchState } from 'lib/searchPaths';

/** One line under the search field. */
export type Suggestion = Schema['Suggestion'];
/** A page of what was found, and what stands beside it. */
export type SearchResults = WithCards<Schema['SearchResults']>;
/** A word that narrows a search. */
export type SearchGuide = Schema['SearchGuide'];
/** A picture that was chosen among results. */
export type ChosenPicture = Schema['ChosenPicture'];
/** A filter that results can be narrowed by. */
export type SearchFilter = Schema['OfferedFilter'];
/** Help for who searches for something that harms. */
export type SearchHelp = Schema['SearchHelp'];

/** Of which picture which part is searched for. */
export type VisualSearch = ListOptions<'VisualLiveSearchResource'>;

/** What shows the results of a search. */
export interface FoundProps {
  /** What was searched for. */
  search: SearchState;
  /** The results, page by page, as the store walks them. */
  walk: {
    data?: { pages: { data: SearchResults }[] } | undefined;
    error?: unknown;
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
}

/** Search: pins, boards and users by words, pins by pictures, and what to search for while typing. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPins: build.infiniteQuery(walkPins('BaseSearchResource')),
    searchVisually: build.infiniteQuery(walkPins('VisualLiveSearchResource')),
    searchFlashlight: build.infiniteQuery(walkPins('VisualSearchFlashlightUnifiedResource')),
    suggestSearches: build.query({
      ...read('AdvancedTypeaheadResource'),
      // Suggestions age quickly, and every few letters make new ones.
      keepUnusedDataFor: 60,
    }),
  }),
});
