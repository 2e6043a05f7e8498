import type { Problem } from 'lib/problems';
import * as v from 'valibot';

/** What a user gives to claim a website (contract `ClaimWebsite`); the server says what is one. */
export const claimRules = v.object({
  website_url: v.pipe(v.string(), v.trim(), v.minLength(1, 'Required' satisfies Problem)),
});
