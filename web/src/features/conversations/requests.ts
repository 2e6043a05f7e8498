import { conversationsApi, LISTS } from 'features/conversations/api';
import { write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What changes with an answer to a contact request. */
function answered(_done: unknown, error: unknown, { conversation_id: id }: One) {
  return error ? [] : [LISTS, { type: 'Conversation' as const, id }, 'Badge' as const];
}

type One = Schema['OneConversation'];

/** The viewer's answers to contact requests. */
export const requestsApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    acceptRequest: build.mutation({
      ...write('ContactRequestResource', 'update'),
      invalidatesTags: answered,
    }),
    declineRequest: build.mutation({
      ...write('ContactRequestResource', 'delete'),
      invalidatesTags: answered,
    }),
    undoDecline: build.mutation({
      ...write('ContactRequestDeclineResource', 'delete'),
      invalidatesTags: answered,
    }),
  }),
});
