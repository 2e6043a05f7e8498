import { useLingui } from '@lingui/react/macro';
import { type Decision, reportsApi } from 'features/reports/api';
import type { ApiError } from 'lib/errors';
import { atMost, useForm } from 'lib/form';
import type { Problem } from 'lib/problems';
import { useToast } from 'ui/toast/toasts';
import * as v from 'valibot';

/** Most characters of an appeal. */
export const MOST = 1000;

/** Which decision is appealed: by its case, or by the token of a mail's link. */
export type Appealed = { case_id: string } | { token: string };

const RULES = v.object({
  words: v.pipe(v.string(), v.trim(), v.minLength(1, 'Required' satisfies Problem), atMost(MOST)),
});

/** State of the form that appeals a decision; `onDone` is given what stands then. */
export function useAppeal(which: Appealed, onDone: (decision: Decision) => void) {
  const { t } = useLingui();
  const toast = useToast();
  const [appeal] = reportsApi.useAppealDecisionMutation();
  return useForm(RULES, async ({ words }) => {
    const { data, error } = await appeal({ ...which, words });
    if (error) return error as ApiError;
    toast({ words: t`Your appeal was sent` });
    if (data) onDone(data);
    return undefined;
  });
}
