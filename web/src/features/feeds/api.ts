import { api, walk } from 'lib/api';

/** Feeds: pins chosen for the viewer, and pins like one pin. */
export const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomePins: build.infiniteQuery(walk('UserHomefeedResource')),
    listRelatedPins: build.infiniteQuery(walk('RelatedPinFeedResource')),
  }),
});
