import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleAction } from 'features/rules/api';

interface ActionWords {
  /** What it does, as a choice. */
  label: MessageDescriptor;
  /** What follows from it. */
  description: MessageDescriptor;
}

/** What rules do, in the words of the page. */
export const ACTIONS: Record<RuleAction, ActionWords> = {
  ask: {
    label: msg`Ask first`,
    description: msg`Who writes a comment or a message is asked whether they mean it.`,
  },
  hold: {
    label: msg`Hold`,
    description: msg`A comment is shown to nobody else until an employee has decided. Pins, boards, stories and profiles stay, and are among the reports. Messages are asked about.`,
  },
  refuse: {
    label: msg`Refuse`,
    description: msg`It is taken nowhere: neither in comments and messages nor in names, pins, boards and stories.`,
  },
};
