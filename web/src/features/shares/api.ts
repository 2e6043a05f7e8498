import { pinsApi } from 'features/pins/api';
import { api, read, write } from 'lib/api';

/** Pins that are handed on. */
export const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmbed: build.query(read('PinEmbedResource')),
    sharePin: build.mutation({
      ...write('PinShareResource', 'create'),
      onQueryStarted: async ({ pin_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const patch = pinsApi.util.updateQueryData('getPin', { id: pin_id }, (pin) => {
          pin.share_count = answer.data.share_count;
        });
        dispatch(patch);
      },
    }),
  }),
});
