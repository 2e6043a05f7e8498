import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A provider and the viewer's account there. */
export type UserNetwork = Schema['UserNetwork'];

/** Log-ins of other providers: trips there and back, what is connected. */
export const networksApi = api.injectEndpoints({
  endpoints: (build) => ({
    startTrip: build.mutation(write('NetworkTripResource', 'create')),
    finishTrip: build.mutation({
      ...write('NetworkTripResource', 'update'),
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
