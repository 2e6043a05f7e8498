import { pinsApi } from 'features/pins/api';
import { api, walk, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A pin for which the viewer was named as who pays. */
export type SponsoredPin = Schema['SponsoredPin'];

/** How far a sponsorship is (contract `SponsorshipStatus`). */
export const STATUS = { pending: 0, approved: 1, declined: 2, sponsorRemoved: 3 } as const;

const SPONSORED = { type: 'Feed' as const, id: 'SPONSORED' };

/** Who pays for pins. */
export const sponsorshipsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSponsorships: build.infiniteQuery({
      ...walk('PinSponsorshipsResource'),
      providesTags: [SPONSORED],
    }),
    requestSponsorship: build.mutation({
      ...write('PinSponsorshipResource', 'create'),
      onQueryStarted: async ({ pin_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(pinsApi.util.upsertQueryData('getPin', { id: pin_id }, answer.data));
      },
    }),
    answerSponsorship: build.mutation({
      ...write('PinSponsorshipResource', 'update'),
      invalidatesTags: (_pin, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
    removeSponsorship: build.mutation({
      ...write('PinSponsorshipResource', 'delete'),
      invalidatesTags: (_done, error, { pin_id }) => (error ? [] : changed(pin_id)),
    }),
  }),
});

function changed(pinId: string) {
  return [SPONSORED, { type: 'Pin' as const, id: pinId }];
}
