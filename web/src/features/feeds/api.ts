import type { Pin } from 'features/pins/api';
import { api, walkPins } from 'lib/api';
import type { Schema, Success } from 'lib/call';
import { walkDocument } from 'lib/documents';

/** A strip of pins with its heading. */
export type RelatedStory = Omit<Schema['RelatedStory'], 'objects' | 'type'> & {
  type: 'story';
  objects: Pin[];
};

/** Part of what stands below a pin: a strip of pins, or one pin. */
export type RelatedItem = RelatedStory | Pin;

/** What is below which pin. */
type Below = { pin_id: string };

/** Feeds: pins chosen for the viewer, and what stands below a pin. */
export const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomePins: build.infiniteQuery(walkPins('UserHomefeedResource')),
    listFollowingPins: build.infiniteQuery(walkPins('FollowingFeedResource')),
    listRelatedModules: build.infiniteQuery<Success<RelatedItem[]>, Below, string | null>({
      ...walkDocument('RelatedModulesResource', async ({ pin_id: pinId }, after, state) => {
        const { wayTo } = await import('./wayTo');
        const variables = { ...wayTo(pinId, state), pinId, after };
        return { document: 'CloseupRelatedModulesFeedQuery', variables };
      }),
      providesTags: (_pages, _error, { pin_id }) => [{ type: 'Feed', id: `below ${pin_id}` }],
    }),
  }),
});
