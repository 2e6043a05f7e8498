import { api, walk } from 'lib/api';
import type { Schema } from 'lib/call';

/** Part of what stands below a pin: a strip of pins, or one pin. */
export type RelatedModule = Schema['RelatedModule'];

/** Feeds: pins chosen for the viewer, and what stands below a pin. */
export const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHomePins: build.infiniteQuery(walk('UserHomefeedResource')),
    listRelatedModules: build.infiniteQuery(walk('RelatedModulesResource')),
  }),
});
