import { type ArticleWords, articlesApi, type Draft } from 'features/articles/api';
import type { ArticleForm } from 'features/articles/parts/articleRules';
import { linesOf, momentOf } from 'features/articles/parts/readLines';
import type { ApiError } from 'lib/errors';

/**
 * Saves what the form says, as a new article or in place of one as it was when it was read;
 * answers it, or what was wrong.
 */
export function useSaveArticle(): (
  form: ArticleForm,
  draft: Draft | null,
) => Promise<{ data?: Draft; error?: ApiError }> {
  const [create] = articlesApi.useCreateArticleMutation();
  const [update] = articlesApi.useUpdateArticleMutation();
  return async (form, draft) => {
    const words = wordsFrom(form, draft);
    const saved = draft
      ? update({ article_id: draft.id, updated_ms: draft.updated_ms, ...words })
      : create(words);
    const { data, error } = await saved;
    return data ? { data } : { error: error as ApiError };
  };
}

function wordsFrom(form: ArticleForm, draft: Draft | null): ArticleWords {
  return {
    article_type: Number(form.article_type),
    title: form.title,
    subtitle: form.subtitle,
    cover_pin_id: form.cover_pin_id || null,
    cover_signature: form.cover_signature || null,
    pin_ids: linesOf(form.pin_ids),
    board_ids: linesOf(form.board_ids),
    searches: linesOf(form.searches),
    countries: linesOf(form.countries),
    locales: linesOf(form.locales),
    starts_ms: momentOf(form.starts_ms, draft?.starts_ms),
    ends_ms: momentOf(form.ends_ms, draft?.ends_ms),
    is_published: form.is_published !== undefined,
  };
}
