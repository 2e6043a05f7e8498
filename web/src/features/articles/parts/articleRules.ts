import { msg } from '@lingui/core/macro';
import { momentOf } from 'features/articles/parts/readLines';
import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

/** What only this form finds wrong. */
export const ARTICLE_PROBLEMS = {
  EndsEarly: msg`It ends after it starts.`,
  PictureWaits: msg`Wait until the picture is ready.`,
};

/** What the form has for the signature of a picture that is on its way. */
export const WAITS = 'waits';

/** An article as its form has it. */
export const articleRules = v.pipe(
  v.object({
    article_type: v.string(),
    title: v.pipe(v.string(), v.trim(), v.nonEmpty('Required' satisfies Problem), atMost(100)),
    subtitle: v.pipe(v.string(), v.trim(), atMost(300)),
    cover_pin_id: v.string(),
    cover_signature: v.pipe(
      v.string(),
      v.check((signature) => signature !== WAITS, 'PictureWaits'),
    ),
    pin_ids: v.string(),
    board_ids: v.string(),
    searches: v.pipe(v.string(), atMost(2_000)),
    countries: v.string(),
    locales: v.string(),
    starts_ms: v.string(),
    ends_ms: v.string(),
    is_published: v.optional(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['starts_ms'], ['ends_ms']],
      ({ starts_ms, ends_ms }) => {
        const end = momentOf(ends_ms);
        return end === null || end > (momentOf(starts_ms) ?? 0);
      },
      'EndsEarly',
    ),
    ['ends_ms'],
  ),
);

/** What the form holds when it is right. */
export type ArticleForm = v.InferOutput<typeof articleRules>;
