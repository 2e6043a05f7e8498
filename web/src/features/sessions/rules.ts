import type { Problem } from 'lib/errorTexts';
import { characters } from 'lib/form';
import * as v from 'valibot';

const problem = (name: Problem) => name;

/** What a person gives to sign up (contract `RegisterUser`). */
export const signUpRules = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(problem('EmailInvalid'))),
  password: v.pipe(
    v.string(),
    v.check((text) => characters(text) >= 8 && characters(text) <= 128, problem('PasswordLength')),
    v.regex(/^[\p{Alphabetic}\p{N}\u0020-\u007e]*$/u, problem('PasswordCharacters')),
  ),
});

/** What a person gives to log in (contract `LogIn`); the name is trimmed (specification §3). */
export const logInRules = v.object({
  username_or_email: v.pipe(v.string(), v.trim(), v.minLength(1, problem('Required'))),
  password: v.pipe(v.string(), v.minLength(1, problem('Required'))),
});
