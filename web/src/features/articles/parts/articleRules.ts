import { msg } from '@lingui/core/macro';
import { boardsOf, momentOf, pinsOf } from 'features/articles/parts/readLines';
import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

/** What only this form finds wrong. */
export const ARTICLE_PROBLEMS = {
  NoPin: msg`Each line is a link to a pin, such as /pin/123/.`,
  NoBoard: msg`Each line is a link to a board, such as /name/board/.`,
  EndsEarly: msg`It ends after it starts.`,
};

const lines = (most: number) => v.pipe(v.string(), atMost(most));

/** An article as its form has it. */
export const articleRules = v.pipe(
  v.object({
    article_type: v.string(),
    title: v.pipe(v.string(), v.trim(), v.nonEmpty('Required' satisfies Problem), atMost(100)),
    subtitle: v.pipe(v.string(), v.trim(), atMost(300)),
    cover_pin_id: v.pipe(
      v.string(),
      v.check((text) => pinsOf(text).wrong === null && pinsOf(text).ids.length < 2, 'NoPin'),
    ),
    pin_ids: v.pipe(
      lines(20_000),
      v.check((text) => pinsOf(text).wrong === null, 'NoPin'),
    ),
    board_ids: v.pipe(
      lines(5_000),
      v.check((text) => boardsOf(text).wrong === null, 'NoBoard'),
    ),
    searches: lines(2_000),
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
