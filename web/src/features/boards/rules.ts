import { characters } from 'lib/characters';
import { atMost } from 'lib/form';
import * as v from 'valibot';

const words = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => characters(text) >= 1, 'Required'),
    atMost(50),
  ),
  description: v.pipe(v.string(), v.trim(), atMost(500)),
  privacy: v.picklist(['public', 'protected', 'secret']),
};

/** What a user says about a board (contract `CreateBoard`). */
export const boardRules = v.object(words);

/** What they change about one (contract `UpdateBoard`). */
export const changedBoardRules = v.object({
  ...words,
  category: v.string(),
  layout: v.picklist(['default', 'carousel']),
  sensitivity: v.picklist(['none', 'mature', 'graphic', 'distressing']),
  // The id of a pin, or `0` for the uppermost one.
  cover: v.string(),
});

/** What a new order changes: its stretch from the first to the last thing that stands elsewhere than before. */
export function changedStretch(before: readonly string[], after: readonly string[]): string[] {
  const differs = (id: string, at: number) => id !== before[at];
  const first = after.findIndex(differs);
  return first < 0 ? [] : after.slice(first, after.findLastIndex(differs) + 1);
}
