import {
  type ConversationsDispatch,
  changeMessages,
  conversationsApi,
  type Message,
  newestCame,
} from 'features/conversations/api';
import { type Reacted, reacted } from 'features/reactions/parts/counts';
import { write } from 'lib/api';
import type { Schema } from 'lib/call';

/** What members feel about messages. */
export const reactionsApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    reactToMessage: build.mutation({
      ...write('MessageReactionResource', 'create'),
      onQueryStarted: (asked, { dispatch, queryFulfilled }): Promise<void> =>
        feels(dispatch, asked, asked.reaction_type, queryFulfilled),
    }),
    unreactToMessage: build.mutation({
      ...write('MessageReactionResource', 'delete'),
      onQueryStarted: (asked, { dispatch, queryFulfilled }): Promise<void> =>
        feels(dispatch, asked, null, queryFulfilled),
    }),
  }),
});

/** Shows at once what the viewer feels about a message, until the server says what is so. */
async function feels(
  dispatch: ConversationsDispatch,
  { conversation_id, message_id }: Schema['OneMessage'],
  kind: number | null,
  answered: Promise<{ data: Message }>,
): Promise<void> {
  let before: Reacted | null = null;
  const feel = (change: (one: Message) => Reacted) =>
    dispatch(
      changeMessages(conversation_id, (one) => {
        if (one.id === message_id && !one.is_unsent) Object.assign(one, change(one));
      }),
    );
  feel(({ reaction_counts, reaction_by_me }) => {
    before = { reaction_counts: { ...reaction_counts }, reaction_by_me: reaction_by_me ?? null };
    return reacted(before, kind);
  });
  const answer = await answered.catch(() => null);
  if (answer) dispatch(newestCame(conversation_id, [answer.data]));
  // By its id: others may have come before it meanwhile.
  else feel((one) => before ?? one);
}
