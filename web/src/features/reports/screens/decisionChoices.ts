import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Kind, Measure, Outcome, ReportCaseDetail } from 'features/reports/api';
import type { RadioChoice } from 'ui/radio-group/RadioGroup';
import { MEASURES } from './decisionWords';
import { type Days, mayDelete, mayHide } from './draftDecision';

/** What follows when a thing of a kind is deleted or hidden. */
export const LOSSES: Partial<Record<Kind, MessageDescriptor>> = {
  pin: msg`An appeal can bring it back.`,
  comment: msg`Replies to it go with it. An appeal can bring it back.`,
  user_did_it_data: msg`Replies to it go with it. An appeal can bring it back.`,
  message: msg`The others in the conversation see that there was a message. An appeal can bring it back.`,
  conversation: msg`All that this user wrote in the conversations that were reported is deleted. An appeal can bring it back.`,
  board: msg`Only its owner sees it then. Pins saved from it elsewhere stay. An appeal can bring it back.`,
  user: msg`The username stands for the name; description, link and pictures are removed, and they can set others. An appeal can bring it back.`,
};

/** What deleting a pin is called where its picture is banned with it. */
export const BANNED = 'banned';

/** What can be decided about a thing; of a pin, also whether its picture is banned. */
export function useOutcomes({ kind, pictures }: ReportCaseDetail): RadioChoice[] {
  const { t, i18n } = useLingui();
  const loss = LOSSES[kind];
  const choices: (RadioChoice & { value: Outcome | typeof BANNED })[] = [
    { value: 'no_violation', label: t`Nothing is wrong with it` },
    {
      value: 'handled',
      label:
        mayDelete(kind) || mayHide(kind) ? t`It breaks a rule, and stays` : t`It breaks a rule`,
    },
  ];
  if (mayDelete(kind)) {
    choices.push({
      value: 'deleted',
      label: t`Delete it`,
      ...(loss && { description: i18n._(loss) }),
    });
  }
  if (mayHide(kind)) {
    choices.push({
      value: 'hidden',
      label: kind === 'board' ? t`Hide it` : t`Remove what the profile says`,
      ...(loss && { description: i18n._(loss) }),
    });
  }
  if (kind === 'pin' && pictures.length > 0) {
    choices.push({
      value: BANNED,
      label: t`Ban this picture`,
      description: t`Deletes this pin, and every pin of the same picture or one that looks the same. It cannot be saved here again.`,
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
