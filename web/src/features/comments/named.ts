import { api, read } from 'lib/api';
import { type Comment, feedOf } from './api';

/** Comments by their ids, as addresses name them. */
export const namedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComment: build.query({
      ...read('AggregatedCommentResource'),
      // Asked anew with the list in which it stands.
      providesTags: (one) => (one ? [feedOf(one.pin_id)] : ['Comment']),
    }),
  }),
});

/** The comment that an address names. */
export interface Named {
  /** It; none where there is no such comment below this pin. */
  one: Comment | undefined;
  /** It, or the comment that it replies to. */
  top: Comment | undefined;
}

const NONE: Named = { one: undefined, top: undefined };

/** The comment that the address of a pin names: `?comment=`. */
export function useNamed(pinId: string, search: string): Named {
  const id = new URLSearchParams(search).get('comment');
  const one = useComment(id);
  const above = useComment(one?.parent_id ?? null);
  const top = one?.parent_id ? above : one;
  return one && top?.pin_id === pinId ? { one, top } : NONE;
}

function useComment(id: string | null): Comment | undefined {
  const asked = { comment_id: id ?? '' };
  const { currentData, isError } = namedApi.useGetCommentQuery(asked, { skip: !id });
  return isError ? undefined : currentData;
}
