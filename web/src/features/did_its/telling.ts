import { api, write } from 'lib/api';
import { feedOf } from './api';

/** What users tell of having made what a pin shows. */
export const tellingApi = api.injectEndpoints({
  endpoints: (build) => ({
    tellDidIt: build.mutation({
      ...write('DidItActivityResource', 'create'),
      invalidatesTags: (_told, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
  }),
});

/** The list below a pin, what is said there, and its numbers. */
function changed(pinId: string) {
  return [
    feedOf(pinId),
    { type: 'Comment' as const, id: pinId },
    { type: 'Pin' as const, id: pinId },
  ];
}
