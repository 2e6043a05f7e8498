import { api, read } from 'lib/api';
import type { Comment } from './api';

const translate = read('AggregatedCommentTranslationResource');

/** Comments in the viewer's language; other words are another question. */
export const translationApi = api.injectEndpoints({
  endpoints: (build) => ({
    translateComment: build.query<string, Pick<Comment, 'id' | 'text'>>({
      ...translate,
      query: ({ id }) => translate.query({ comment_id: id }),
      // One that failed is tried again when its reader presses again.
      keepUnusedDataFor: 0,
    }),
  }),
});
