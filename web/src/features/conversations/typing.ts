import { conversationsApi } from 'features/conversations/api';
import { write } from 'lib/api';
import { whileSession } from 'lib/sessionEnd';

/** Tells the other members of a conversation that the viewer writes. */
export const typingApi = conversationsApi.injectEndpoints({
  endpoints: (build) => ({
    tellTyping: build.mutation({
      ...write('ConversationTypingResource', 'create'),
      // What the viewer did not ask for is given up when the session ends.
      extraOptions: { bound: whileSession },
    }),
  }),
});
