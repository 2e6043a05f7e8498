import { knownPassword, newPassword } from 'features/users/parts/passwordRules';
import * as v from 'valibot';

/** What a user gives to change their password (contract `ChangePassword`). */
export const changePasswordRules = v.object({
  old_password: knownPassword,
  new_password: newPassword,
});
