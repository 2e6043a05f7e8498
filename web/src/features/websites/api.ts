import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** One claim. */
export type Website = Schema['WebsiteView'];

/** How a website is shown to be one's own. */
export type Proof = Schema['WebsiteProof'];

/** Websites that the viewer claims. */
export const websitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebsites: build.query({ ...read('UserWebsitesResource'), providesTags: ['Website'] }),
    claimWebsite: build.mutation({
      ...write('UserWebsitesResource', 'create'),
      invalidatesTags: ['Website'],
    }),
    verifyWebsite: build.mutation({
      ...write('UserWebsitesResource', 'update'),
      invalidatesTags: ['Website'],
    }),
    unclaimWebsite: build.mutation({
      ...write('UserWebsitesResource', 'delete'),
      invalidatesTags: ['Website'],
    }),
  }),
});
