import { api, read, write } from 'lib/api';

/** Boards as files, to take along. */
export const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDownload: build.query({
      ...read('BoardDownloadResource'),
      providesTags: ['Download'],
    }),
    requestDownload: build.mutation({
      ...write('BoardDownloadResource', 'create'),
      invalidatesTags: ['Download'],
    }),
  }),
});
