import { conversationsApi, LISTS } from 'features/conversations/api';
import { write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What changes with an answer to a contact request. */
function answered(_done: unknown, error: unknown, { conversation_id: id }: One) {
  return error ? [] : [LISTS, { type: 'Conversation' as const, id }, 'Badge' as const];
}

/** A request goes from the list that is kept. */
function leftOut(id: string) {
  return conversationsApi.util.updateQueryData('listContactRequests', {}, ({ pages }) => {
    for (const page of pages) page.data = page.data.filter((one) => one.id !== id);
  });
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
      // At once, before the list is asked again.
      onQueryStarted: async ({ conversation_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(leftOut(conversation_id));
      },
      invalidatesTags: answered,
    }),
    undoDecline: build.mutation({
      ...write('ContactRequestDeclineResource', 'delete'),
      invalidatesTags: answered,
    }),
  }),
});
