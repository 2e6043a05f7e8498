import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

const required = v.minLength<string, 1, Problem>(1, 'Required');

/** A first code of a new secret (contract `ConfirmTotp`). */
export const codeRules = v.object({ code: v.pipe(v.string(), v.trim(), required) });

/** The second step of logging in (specification §3 `mfa_token`). */
export const secondStepRules = v.object({ mfa_token: v.pipe(v.string(), v.trim(), required) });

/** What is asked before a passkey is made (contract `BeginPasskey`, `AddPasskey`). */
export const addPasskeyRules = v.object({
  name: v.pipe(v.string(), v.trim(), required, atMost(60)),
  password: v.pipe(v.string(), required),
});
