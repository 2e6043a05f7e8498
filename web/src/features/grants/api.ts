import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What an app asks, as its address says it. */
export type AuthorizationRequest = Schema['AppAuthorizationRequest'];

/** What is shown of it. */
export type Authorization = Schema['AppAuthorizationView'];

/** What the viewer allowed an app, or a script of theirs. */
export type Grant = Schema['GrantView'];

/** One thing that can be allowed. */
export type Scope = Schema['Scope'];

/** What apps ask the viewer, what they were allowed, and tokens for scripts. */
export const grantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAuthorization: build.query({
      ...read('AppAuthorizationResource'),
      providesTags: ['Grant'],
    }),
    // What was allowed is not asked anew behind a page that is being left.
    allowApp: build.mutation(write('AppAuthorizationResource', 'create')),
    refuseApp: build.mutation(write('AppAuthorizationResource', 'delete')),
    listGrants: build.query({ ...read('GrantsResource'), providesTags: ['Grant'] }),
    endGrants: build.mutation({ ...write('GrantsResource', 'delete'), invalidatesTags: ['Grant'] }),
    createPersonalToken: build.mutation({
      ...write('PersonalTokenResource', 'create'),
      invalidatesTags: ['Grant'],
    }),
  }),
});
