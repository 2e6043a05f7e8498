import { atMost, characters } from 'lib/form';
import * as v from 'valibot';

/** What a person says about a board (contract `CreateBoard`). */
export const boardRules = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => characters(text) >= 1, 'Required'),
    atMost(50),
  ),
  description: v.pipe(v.string(), v.trim(), atMost(500)),
  // A box that is not ticked sends nothing.
  secret: v.optional(v.string()),
});
