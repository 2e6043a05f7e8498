import { characters } from 'lib/characters';
import { atMost } from 'lib/form';
import * as v from 'valibot';

/** The name others see (contract `UpdateUser`); the last one may be empty. */
export const nameRules = v.object({
  first_name: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => characters(text) >= 1, 'Required'),
    atMost(60),
  ),
  last_name: v.pipe(v.string(), v.trim(), atMost(60)),
});
