import { atMost } from 'lib/form';
import type { Problem } from 'lib/problems';
import * as v from 'valibot';

const problem = (name: Problem) => name;

const businessName = v.pipe(v.string(), v.trim(), v.minLength(1, problem('Required')), atMost(60));

const knownPassword = v.pipe(v.string(), v.minLength(1, problem('Required')));

const line = (most: number) => v.pipe(v.string(), v.trim(), atMost(most));

/** What a business account begins with (contract `CreateBusiness`, `BecomeBusiness`). */
export const openBusinessRules = v.object({ business_name: businessName });

/** What a business says about itself (contract `UpdateBusiness`). */
export const businessRules = v.object({
  business_name: businessName,
  contact_email: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.email())], problem('EmailInvalid')),
  ),
  street: line(120),
  postal_code: line(20),
  locality: line(120),
  region: line(120),
  country: v.string(),
});

/** What a linked business needs to stand alone (contract `UnlinkBusiness`). */
export const unlinkRules = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(problem('EmailInvalid'))),
  new_password: knownPassword,
  password: knownPassword,
});
