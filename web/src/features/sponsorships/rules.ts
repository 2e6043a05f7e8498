import type { Problem } from 'lib/problems';
import * as v from 'valibot';

/** Who is asked to approve. */
export const sponsorRules = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1, 'UsernameInvalid' satisfies Problem)),
});
