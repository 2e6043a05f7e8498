import { pinsApi } from 'features/pins/api';
import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';
import { whileSession } from 'lib/sessionEnd';

/** To whom something may be sent: a user, a group of the viewer's, or an e-mail address. */
export type Receiver = Partial<Pick<Schema['ShareSuggestion'], 'user' | 'conversation'>> & {
  email?: string;
};

/** What is asked before a name is typed (specification §7). */
export const SUGGESTED = { suggestion_type: 'share' as const, hide_group_conversations: true };

/** Of what is asked without the viewer's doing: given up when the session ends. */
const BESIDE = { extraOptions: { bound: whileSession } };

/** Pins that are handed on, and to whom. */
export const sharesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmbed: build.query(read('PinEmbedResource')),
    // They say who shared them: asked anew, as links may have been shared since.
    getPinQr: build.query({ ...read('PinQrResource'), keepUnusedDataFor: 0 }),
    getBoardQr: build.query({ ...read('BoardQrResource'), keepUnusedDataFor: 0 }),
    getUserQr: build.query({ ...read('UserQrResource'), keepUnusedDataFor: 0 }),
    suggestShares: build.query({ ...read('ShareSuggestionsResource'), ...BESIDE }),
    // Kept by what was typed (specification §3 "share suggestions by search term").
    suggestSharesByTerm: build.query(read('ShareSuggestionsTypeaheadResource')),
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
