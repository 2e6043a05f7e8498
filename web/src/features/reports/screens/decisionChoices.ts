import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Kind, Measure, Outcome } from 'features/reports/api';
import type { RadioChoice } from 'ui/radio-group/RadioGroup';
import { MEASURES } from './decisionWords';
import { type Days, mayDelete } from './draftDecision';

/** Whether a thing of a kind that is deleted can come back. */
export const DELETIONS: Partial<Record<Kind, MessageDescriptor>> = {
  pin: msg`An appeal can bring it back.`,
  comment: msg`Replies to it go with it. This cannot be undone.`,
  user_did_it_data: msg`Replies to it go with it. This cannot be undone.`,
};

/** What can be decided about a thing. */
export function useOutcomes(kind: Kind): RadioChoice[] {
  const { t, i18n } = useLingui();
  const deletion = DELETIONS[kind];
  const choices: (RadioChoice & { value: Outcome })[] = [
    { value: 'no_violation', label: t`Nothing is wrong with it` },
    {
      value: 'handled',
      label: mayDelete(kind) ? t`It breaks a rule, and stays` : t`It breaks a rule`,
    },
  ];
  if (mayDelete(kind)) {
    choices.push({
      value: 'deleted',
      label: t`Delete it`,
      ...(deletion && { description: i18n._(deletion) }),
    });
  }
  return choices;
}

/** The gravest last. */
const IN_ORDER: readonly Measure[] = ['warned', 'restricted', 'write_banned', 'suspended'];

/** What can be done about the user whose thing it is. */
export function useMeasures(): RadioChoice[] {
  const { t, i18n } = useLingui();
  return [
    { value: 'none', label: t`Nothing`, description: t`Nothing follows for them.` },
    ...IN_ORDER.map((measure) => ({
      value: measure,
      label: i18n._(MEASURES[measure].name),
      description: i18n._(MEASURES[measure].note),
    })),
  ];
}

/** For how long it can be done. */
export function useDays(): { value: Days; label: string }[] {
  const { t } = useLingui();
  return [
    { value: '7', label: t`7 days` },
    { value: '30', label: t`30 days` },
    { value: '90', label: t`90 days` },
    { value: 'open', label: t`Until it is taken back` },
  ];
}
