import { api, read } from 'lib/api';

/** Users whom the viewer may mention. */
export const mentionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestMentions: build.query(read('UserMentionTypeaheadResource')),
  }),
});
