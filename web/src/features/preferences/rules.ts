import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

const problem = (name: Problem) => name;

/** A word that hides a comment (contract `UpdatePreferences`). */
export const filterWordRules = v.object({
  word: v.pipe(v.string(), v.trim(), v.minLength(1, problem('Required')), atMost(50)),
});
