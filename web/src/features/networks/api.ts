import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A provider and the viewer's account there. */
export type UserNetwork = Schema['UserNetwork'];

/** Log-ins of other providers: authorizations there and back, what is connected. */
export const networksApi = api.injectEndpoints({
  endpoints: (build) => ({
    startAuthorization: build.mutation(write('NetworkAuthorizationResource', 'create')),
    finishAuthorization: build.mutation({
      ...write('NetworkAuthorizationResource', 'update'),
      invalidatesTags: ['Network'],
    }),
    logInWithNetwork: build.mutation(write('NetworkSessionResource', 'create')),
    listNetworks: build.query({ ...read('UserNetworksResource'), providesTags: ['Network'] }),
    disconnectNetwork: build.mutation({
      ...write('UserNetworksResource', 'delete'),
      invalidatesTags: ['Network'],
    }),
  }),
});
