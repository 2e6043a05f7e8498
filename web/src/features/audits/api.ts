import { api, read } from 'lib/api';

/** What was changed about the viewer's account. */
export const auditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudits: build.query({
      ...read('UserAuditsResource'),
      // Changed by so much that nothing but asking again tells.
      keepUnusedDataFor: 0,
    }),
  }),
});
