import { api, read, walkPins } from 'lib/api';
import type { Schema } from 'lib/call';

/** One line under the search field. */
export type Suggestion = Schema['Suggestion'];

/** Search: pins by words, and what to search for while typing. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPins: build.infiniteQuery(walkPins('BaseSearchResource')),
    suggestSearches: build.query({
      ...read('AdvancedTypeaheadResource'),
      // Suggestions age quickly, and every few letters make new ones.
      keepUnusedDataFor: 60,
    }),
  }),
});
