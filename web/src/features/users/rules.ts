import { nameRules } from 'features/users/parts/nameRules';
import { knownPassword } from 'features/users/parts/passwordRules';
import { atMost } from 'lib/form';
import * as v from 'valibot';

/** What a user says about themselves (contract `UpdateUser`). */
export const profileRules = v.object({
  ...nameRules.entries,
  username: v.pipe(v.string(), v.trim(), v.regex(/^(?=.*[a-z])\w{3,30}$/i, 'UsernameInvalid')),
  pronouns: v.pipe(v.string(), v.trim(), atMost(30)),
  website_url: v.pipe(
    v.string(),
    v.trim(),
    // The beginning is not typed.
    v.transform((text) => (text && !/^[a-z]+:/i.test(text) ? `https://${text}` : text)),
  ),
  about: v.pipe(v.string(), v.trim(), atMost(500)),
});

/** What a user tells the host alone (contract `UpdateUser`). */
export const personalRules = v.object({
  birthday: v.pipe(
    v.string(),
    v.transform((text) => text || undefined),
  ),
  gender: v.pipe(
    v.string(),
    v.transform((text) => text || undefined),
  ),
  custom_gender: v.optional(v.pipe(v.string(), v.trim(), atMost(60))),
  phone_country: v.string(),
  phone_number: v.pipe(v.string(), v.trim()),
});

/** Another address for the account (contract `ChangeEmail`). */
export const emailRules = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('EmailInvalid')),
  password: v.pipe(v.string(), v.minLength(1, 'Required')),
});

/** What a user gives before something that an open browser alone should not do. */
export const proofRules = v.object({ password: knownPassword });
