import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Decision, Kind, Measure, Outcome } from 'features/reports/api';
import { takesAway } from './draftDecision';

/** What was decided about a thing, in a few words. */
export const OUTCOMES: Record<Outcome, MessageDescriptor> = {
  no_violation: msg`Nothing was wrong`,
  handled: msg`Breaks a rule`,
  deleted: msg`Deleted`,
  hidden: msg`Hidden`,
};

/** How a closed case is headed for employees. */
export const CLOSED: Record<Outcome, MessageDescriptor> = {
  no_violation: msg`Closed: nothing was wrong with it.`,
  handled: msg`Closed: it breaks a rule, and stays.`,
  deleted: msg`Closed: it was deleted.`,
  hidden: msg`Closed: it was hidden.`,
};

interface MeasureWords {
  /** What doing it is called. */
  name: MessageDescriptor;
  /** The same once it is done. */
  done: MessageDescriptor;
  /** What follows from it, for the employee who decides. */
  note: MessageDescriptor;
  /** The question before it is done; of a warning none is asked. */
  ask: MessageDescriptor;
  /** What it is, for the user whom it is about. */
  told: MessageDescriptor;
}

/** What is done about users. */
export const MEASURES: Record<Measure, MeasureWords> = {
  warned: {
    name: msg`Warn`,
    done: msg`Warned`,
    note: msg`They are told that it breaks a rule. Nothing else follows.`,
    ask: msg`Warn this user?`,
    told: msg`A warning. Nothing else follows from it.`,
  },
  restricted: {
    name: msg`Restrict`,
    done: msg`Restricted`,
    note: msg`Their comments, mentions and first messages reach only people who follow them.`,
    ask: msg`Restrict this user?`,
    told: msg`Restricted: comments, mentions and first messages reach only people who follow you.`,
  },
  write_banned: {
    name: msg`Stop from writing`,
    done: msg`Stopped from writing`,
    note: msg`They read, but publish, save, comment and write nothing.`,
    ask: msg`Stop this user from writing?`,
    told: msg`Reading only: no new pins, comments or messages.`,
  },
  suspended: {
    name: msg`Suspend`,
    done: msg`Suspended`,
    note: msg`They cannot log in, and everything of theirs is hidden.`,
    ask: msg`Suspend this user?`,
    told: msg`Suspended: no log-in, and hidden from everyone.`,
  },
};

const TAKEN_AWAY: Partial<Record<Kind, MessageDescriptor>> = {
  pin: msg`Your pin was deleted`,
  comment: msg`Your comment was deleted`,
  user_did_it_data: msg`Your story of having made it was deleted`,
  message: msg`Your message was deleted`,
  conversation: msg`Your messages in a conversation were deleted`,
  board: msg`Your board was hidden`,
  user: msg`What your profile said was removed`,
};

const BREAKS: Record<Kind, MessageDescriptor> = {
  pin: msg`Your pin breaks a rule`,
  comment: msg`Your comment breaks a rule`,
  user: msg`Your profile breaks a rule`,
  board: msg`Your board breaks a rule`,
  user_did_it_data: msg`Your story of having made it breaks a rule`,
  conversation: msg`A message of yours breaks a rule`,
  message: msg`A message of yours breaks a rule`,
  picture: msg`A picture that you uploaded breaks a rule`,
};

const REVERSED = msg`A decision that was taken back`;

/** How a decision is headed for the user whom it is about. Pure. */
export function headingOf({ outcome, kind, appeal }: Decision): MessageDescriptor {
  if (appeal === 'reversed') return REVERSED;
  if (outcome === 'no_violation') return OUTCOMES.no_violation;
  return (takesAway(outcome) && TAKEN_AWAY[kind]) || BREAKS[kind];
}
