import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** One of the viewer's invites. */
export type Invite = Schema['InviteView'];

/** Invites: the viewer's own, and who sent the one in an address. */
export const invitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInviteMetadata: build.query(read('InviteCodeMetadataResource')),
    // Made when it is first asked for, and then always the same.
    getShareCode: build.query({
      ...write('ShareCodeResource', 'create'),
      keepUnusedDataFor: 3600,
    }),
    listInvites: build.query({ ...read('InviteCodeResource'), providesTags: ['Invite'] }),
    createInvite: build.mutation({
      ...write('InviteCodeResource', 'create'),
      invalidatesTags: ['Invite'],
    }),
    deleteInvite: build.mutation({
      ...write('InviteCodeResource', 'delete'),
      invalidatesTags: ['Invite'],
    }),
  }),
});
