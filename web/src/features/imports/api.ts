import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A file that brings boards and pins, and how far it is. */
export type Import = Schema['ImportView'];

/** Boards and pins from a file. */
export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImport: build.query({
      ...read('ImportResource'),
      providesTags: ['Import'],
    }),
    registerImport: build.mutation(write('ImportResource', 'create')),
    retryImport: build.mutation({
      ...write('ImportResource', 'update'),
      invalidatesTags: ['Import'],
    }),
    stopImport: build.mutation({
      ...write('ImportResource', 'delete'),
      invalidatesTags: ['Import'],
    }),
  }),
});

/** What is asked anew once an import brought something. */
export function importDone() {
  return api.util.invalidateTags(['Import', 'User', 'Feed', { type: 'Board', id: 'LIST' }]);
}
