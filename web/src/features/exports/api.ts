import { api, read, write } from 'lib/api';

/** All that is stored about the viewer, to take away. */
export const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExport: build.query({
      ...read('UserExportResource'),
      providesTags: ['Export'],
    }),
    requestExport: build.mutation({
      ...write('UserExportResource', 'create'),
      invalidatesTags: ['Export'],
    }),
  }),
});
