import { api, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A message as the link of a mail shows it. */
export type LinkedMessage = Schema['LinkedMessageView'];

/** What an e-mail address that was written to reads and refuses by the link of its mail. */
export const linksApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A read by the link of a mail, whose token stands in no address.
    openConversationLink: build.query({
      ...write('ConversationLinkResource', 'create'),
      keepUnusedDataFor: 0,
    }),
    refuseMails: build.mutation(write('MailRefusalResource', 'create')),
  }),
});
