import { knownPassword, newPassword } from 'features/users/parts/passwordRules';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

const problem = (name: Problem) => name;

const nameOrEmail = v.pipe(v.string(), v.trim(), v.minLength(1, problem('Required')));

/** What a visitor gives to log in (contract `LogIn`); the name is trimmed (specification §3). */
export const logInRules = v.object({
  username_or_email: nameOrEmail,
  password: knownPassword,
});

/** What a visitor gives to get a link to a new password (contract `RequestReset`). */
export const requestResetRules = v.object({ username_or_email: nameOrEmail });

/** The new password of who has the link (contract `ResetPassword`). */
export const resetPasswordRules = v.object({ new_password: newPassword });
