import { api, type ListOptions, read, type WithCards, walkPins } from 'lib/api';
import type { Schema } from 'lib/call';
import { requestContext } from 'lib/requestContext';
import { cameBy, type SearchState } from 'lib/searchPaths';
import type { ComponentType } from 'react';

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
/** What stands in the bar above the results, beside guides. */
export type OneBarModule = Schema['OneBarModule'];
/** Pins among results that belong together. */
export type SearchStory = Extract<SearchResults['results'][number], { type: 'story' }>;
/** In which mode a search is. */
export type ModeIcon = Schema['ModeIcon'];
/** A detail of a picture, and something for sale that looks like it. */
export type PictureDetail = WithCards<Schema['PictureDetail']>;
/** Help for who searches for something that harms. */
export type SearchHelp = Schema['SearchHelp'];

/** Of which picture which part is searched for. */
export type VisualSearch = ListOptions<'VisualLiveSearchResource'>;

/** What a page of results is made of that stands above searches, handed in by the page. */
export interface SearchParts {
  /** Rows of pins that belong together. */
  Strips: ComponentType<{ stories: readonly SearchStory[] }>;
}

/** What shows the results of a search. */
export interface FoundProps {
  /** What is in it. */
  parts: SearchParts;
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

const found = walkPins('BaseSearchResource');

/** Search: pins, boards and users by words, pins by pictures, and what to search for while typing. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPins: build.infiniteQuery({
      ...found,
      // How the search came about changes nothing of its answer, so it is no part of its key.
      query: (asked: Parameters<typeof found.query>[0]) => {
        const call = found.query(asked);
        const [, address] = requestContext.sourceUrl().split('?');
        const rs = cameBy(new URLSearchParams(address));
        return { ...call, options: { ...(call.options as object), rs } };
      },
    }),
    searchVisually: build.infiniteQuery(walkPins('VisualLiveSearchResource')),
    searchFlashlight: build.infiniteQuery(walkPins('VisualSearchFlashlightUnifiedResource')),
    suggestSearches: build.query({
      ...read('AdvancedTypeaheadResource'),
      // Suggestions age quickly, and every few letters make new ones.
      keepUnusedDataFor: 60,
    }),
  }),
});
