import { characters } from 'lib/characters';
import { atMost } from 'lib/form';
import * as v from 'valibot';

/** What a section is called (contract `CreateSection`). */
export const sectionRules = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => characters(text) >= 1, 'Required'),
    atMost(50),
  ),
});
