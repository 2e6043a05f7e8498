import { readCards } from 'features/interests/api';
import { api, type WithCards } from 'lib/api';
import type { Schema } from 'lib/call';

/** A creator whom the viewer may like to follow, with some of their pins. */
export type SuggestedCreator = WithCards<Schema['SuggestedCreator']>;

/** Whom one may like to follow. Apart from topics, since two screens ask it. */
export const creatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked anew each time: whom one follows already is not suggested.
    suggestCreators: build.query({
      ...readCards('SuggestedCreatorFollowsResource'),
      keepUnusedDataFor: 0,
    }),
  }),
});
