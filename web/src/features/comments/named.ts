import { api, read } from 'lib/api';
import type { Comment } from './api';

const namedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComment: build.query({
      ...read('AggregatedCommentResource'),
      providesTags: ['Comment'],
    }),
  }),
});

/** The comment that an address names. */
export interface Named {
  /** Its id, if the address names one. */
  id: string | null;
  /** It, or what it replies to; none where there is no such comment below this pin. */
  top: Comment | undefined;
  /** Whether it is on its way. */
  isAwaited: boolean;
}

/** The comment that the address of a pin names: `?comment=`. */
export function useNamed(pinId: string, search: string): Named {
  const id = new URLSearchParams(search).get('comment');
  const one = namedApi.useGetCommentQuery({ comment_id: id ?? '' }, { skip: !id });
  const above = one.data?.parent_id ?? null;
  const parent = namedApi.useGetCommentQuery({ comment_id: above ?? '' }, { skip: !above });
  const { data, isLoading } = above ? parent : one;
  return { id, top: data?.pin_id === pinId ? data : undefined, isAwaited: isLoading };
}
