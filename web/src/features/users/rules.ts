import { atMost, characters } from 'lib/form';
import * as v from 'valibot';

/** What a person says about themselves (contract `UpdateUser`). */
export const profileRules = v.object({
  first_name: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => characters(text) >= 1, 'Required'),
    atMost(60),
  ),
  last_name: v.pipe(v.string(), v.trim(), atMost(60)),
  about: v.pipe(v.string(), v.trim(), atMost(500)),
});

/** Another address for the account (contract `ChangeEmail`). */
export const emailRules = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('EmailInvalid')),
  password: v.pipe(v.string(), v.minLength(1, 'Required')),
});
