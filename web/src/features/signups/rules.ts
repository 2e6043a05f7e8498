import { newPassword } from 'features/users/parts/passwordRules';
import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

const problem = (name: Problem) => name;

/** What a visitor gives to sign up (contract `RegisterUser`). */
export const signUpRules = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(problem('EmailInvalid'))),
  password: newPassword,
  birthday: v.pipe(v.string(), v.isoDate(problem('Required'))),
  // Only of who signs up as a business.
  business_name: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1, problem('Required')), atMost(60)),
  ),
  // Only where the host takes people by invite.
  invite_code: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, problem('Required')))),
});

/** The same of who comes from another provider: no password. */
export const newcomerRules = v.object({
  ...signUpRules.entries,
  password: v.optional(newPassword),
});
