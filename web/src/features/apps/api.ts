import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** An app that the viewer registered. */
export type App = Schema['AppView'];

/** An app with the secret that is shown once. */
export type AppWithSecret = Schema['AppWithSecret'];

/** Apps that the viewer registered: their names, addresses and secrets. */
export const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApps: build.query({ ...read('AppsResource'), providesTags: ['App'] }),
    createApp: build.mutation({ ...write('AppResource', 'create'), invalidatesTags: ['App'] }),
    updateApp: build.mutation({ ...write('AppResource', 'update'), invalidatesTags: ['App'] }),
    deleteApp: build.mutation({
      ...write('AppResource', 'delete'),
      invalidatesTags: ['App', 'Grant'],
    }),
    renewAppSecret: build.mutation(write('AppSecretResource', 'create')),
  }),
});
