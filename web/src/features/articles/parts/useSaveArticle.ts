import { type ArticleWords, articlesApi, type Draft } from 'features/articles/api';
import type { ArticleForm } from 'features/articles/parts/articleRules';
import {
  boardsOf,
  linesOf,
  momentOf,
  type NamedBoard,
  pinsOf,
  wordsOf,
} from 'features/articles/parts/readLines';
import { boardsApi } from 'features/boards/api';
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
  const [find] = boardsApi.useLazyGetBoardQuery();
  const idOf = async (board: NamedBoard) => {
    if ('id' in board) return { data: board.id };
    const { data, error } = await find(board, true);
    return data ? { data: data.id } : { error: error as ApiError };
  };
  return async (form, draft) => {
    const board_ids: string[] = [];
    for (const board of boardsOf(form.board_ids).boards) {
      const { data, error } = await idOf(board);
      // The server names no field for a board that is not there; the form does.
      if (data === undefined) return { error: { ...(error as ApiError), field: 'board_ids' } };
      board_ids.push(data);
    }
    const words = wordsFrom(form, board_ids, draft);
    const saved = draft
      ? update({ article_id: draft.id, updated_ms: draft.updated_ms, ...words })
      : create(words);
    const { data, error } = await saved;
    return data ? { data } : { error: error as ApiError };
  };
}

function wordsFrom(form: ArticleForm, board_ids: string[], draft: Draft | null): ArticleWords {
  return {
    article_type: Number(form.article_type),
    title: form.title,
    subtitle: form.subtitle,
    cover_pin_id: pinsOf(form.cover_pin_id).ids[0] ?? null,
    pin_ids: pinsOf(form.pin_ids).ids,
    board_ids,
    searches: linesOf(form.searches),
    countries: wordsOf(form.countries),
    locales: wordsOf(form.locales),
    starts_ms: momentOf(form.starts_ms, draft?.starts_ms),
    ends_ms: momentOf(form.ends_ms, draft?.ends_ms),
    is_published: form.is_published !== undefined,
  };
}
