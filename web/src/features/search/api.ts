import { api, type ListOptions, read, walkPins } from 'lib/api';
import type { Schema } from 'lib/call';

/** One line under the search field. */
export type Suggestion = Schema['Suggestion'];

/** Of which picture which part is searched for. */
export type VisualSearch = ListOptions<'VisualLiveSearchResource'>;

/** Search: pins by words and by pictures, and what to search for while typing. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPins: build.infiniteQuery(walkPins('BaseSearchResource')),
    searchVisually: build.infiniteQuery(walkPins('VisualLiveSearchResource')),
    suggestSearches: build.query({
      ...read('AdvancedTypeaheadResource'),
      // Suggestions age quickly, and every few letters make new ones.
      keepUnusedDataFor: 60,
    }),
  }),
});
