import { api, read } from 'lib/api';
import type { Comment } from './api';

const translate = read('AggregatedCommentTranslationResource');

/** What is known of a comment once its translation was asked for. */
type Translated = Pick<Comment, 'id' | 'translatedText'>;

/** Comments in the viewer's language; other words are another question. */
export const translationApi = api.injectEndpoints({
  endpoints: (build) => ({
    translateComment: build.query<Translated, Pick<Comment, 'id' | 'text'>>({
      queryFn: async ({ id }, _api, _beside, ask) => {
        const { data } = await ask(translate.query({ comment_id: id }));
        // One that fails is empty (consumer specification §4 "Comments").
        return { data: { id, translatedText: data ? translate.transformResponse(data) : '' } };
      },
      // It is tried again when its reader presses again.
      keepUnusedDataFor: 0,
    }),
  }),
});
