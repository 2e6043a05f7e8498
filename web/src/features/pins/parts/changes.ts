import { ALL_BOARDS, count, feedsWith, pinsApi } from 'features/pins/api';
import { write } from 'lib/api';

/** What changes pins: making, editing, hiding and deleting. Comes with the first of its parts. */
export const pinChangesApi = pinsApi.injectEndpoints({
  endpoints: (build) => ({
    createPin: build.mutation({
      ...write('PinResource', 'create'),
      invalidatesTags: (pin) => (pin ? feedsWith(pin) : []),
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => null);
        if (!made) return;
        count(({ countMade, noteNewest }) => {
          dispatch(countMade(made.data));
          dispatch(noteNewest(getState(), made.data));
        });
        // Its page is shown next, and needs no second answer.
        dispatch(pinsApi.util.upsertQueryData('getPin', { id: made.data.id }, made.data));
      },
    }),
    updatePin: build.mutation({
      ...write('PinResource', 'update'),
      // Its board may be another one, and every list shows its words.
      invalidatesTags: (pin) =>
        pin ? ['Feed', 'Board', 'Section', 'User', { type: 'Pin', id: pin.id }] : [],
    }),
    hidePin: build.mutation({
      ...write('PinHideResource', 'create'),
      invalidatesTags: (_done, error, { pin_id }) => (error ? [] : [{ type: 'Pin', id: pin_id }]),
    }),
    unhidePin: build.mutation({
      ...write('PinHideResource', 'delete'),
      invalidatesTags: (_done, error, { pin_id }) => (error ? [] : [{ type: 'Pin', id: pin_id }]),
    }),
    deletePin: build.mutation({
      ...write('PinResource', 'delete'),
      invalidatesTags: (_done, error, { id }) =>
        error ? [] : ['Feed', ALL_BOARDS, { type: 'Pin', id }],
      onQueryStarted: async ({ id }, { dispatch, getState, queryFulfilled }) => {
        const before = getState();
        const done = await queryFulfilled.catch(() => null);
        if (done) count(({ countDeleted }) => dispatch(countDeleted(before, id)));
      },
    }),
  }),
});
