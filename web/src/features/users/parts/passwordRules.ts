import { characters } from 'lib/characters';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

const problem = (name: Problem) => name;

/** A password that is being chosen. */
export const newPassword = v.pipe(
  v.string(),
  v.check((text) => characters(text) >= 8 && characters(text) <= 128, problem('PasswordLength')),
  v.regex(/^[\p{Alphabetic}\p{N}\u0020-\u007e]*$/u, problem('PasswordCharacters')),
);

/** A password that exists: the server knows whether it is right. */
export const knownPassword = v.pipe(v.string(), v.minLength(1, problem('Required')));
