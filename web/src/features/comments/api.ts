import { api, walk } from 'lib/api';
import type { Schema } from 'lib/call';

/** A comment below a pin. */
export type Comment = Schema['CommentView'];

/** An entry of the list below a pin: a comment, or a did-it. */
export type Entry = Schema['UnifiedComment'];

/** What users say below pins; how it is written stands in ./writing.ts, which comes later. */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery({
      ...walk('UnifiedCommentsResource'),
      providesTags: (_pages, _error, { pin_id }) => [feedOf(pin_id)],
    }),
  }),
});

/** Options of the orders of a list: the most helpful first, or the latest. */
export const SORTS = [{}, { sort: 'newest' as const }];

/** The list below a pin; no feed, since it is not asked again when pins come and go. */
export function feedOf(pinId: string) {
  return { type: 'Comment' as const, id: pinId };
}
