import type { Kind, Measure, Outcome } from 'features/reports/api';
import type { Schema } from 'lib/call';

/** For how many days a measure holds, as the form has it; `open` until it is taken back. */
export type Days = '7' | '30' | '90' | 'open';

/** What an employee has chosen so far. */
export interface Draft {
  /** About the thing; nothing at first. */
  outcome: Outcome | null;
  /** About the user. */
  measure: Measure | 'none';
  days: Days;
  /** What the user is told of why. */
  words: string;
  /** Signatures of the pictures that are banned with what is taken away. */
  banned: readonly string[];
}

/** What stands in the form at first. */
export const BLANK: Draft = {
  outcome: null,
  measure: 'none',
  days: '7',
  words: '',
  banned: [],
};

/** What an employee decides, as the server takes it. */
type Closing = Required<Omit<Schema['CloseCase'], 'case_id' | 'judged_pictures'>>;

/** What a decision can delete: of a conversation what its user wrote there. */
const DELETED: readonly Kind[] = ['pin', 'comment', 'user_did_it_data', 'message', 'conversation'];

/** Whether a thing of this kind can be deleted by a decision. Pure. */
export function mayDelete(kind: Kind): boolean {
  return DELETED.includes(kind);
}

/** Whether a thing of this kind can be hidden by a decision. Pure. */
export function mayHide(kind: Kind): boolean {
  return kind === 'board' || kind === 'user';
}

/** Whether a case that is closed so takes its thing away from others. Pure. */
export function takesAway(outcome: Outcome | null | undefined): boolean {
  return outcome === 'deleted' || outcome === 'hidden';
}

/** What is done about the user: what was chosen before it was found fine is forgotten. Pure. */
export function measureOf({ outcome, measure }: Draft): Measure | null {
  const breaksRule = outcome === 'handled' || takesAway(outcome);
  return breaksRule && measure !== 'none' ? measure : null;
}

/** Whether what is done about the user can end by itself. Pure. */
export function canEnd(draft: Draft): boolean {
  const measure = measureOf(draft);
  return measure !== null && measure !== 'warned';
}

/** Whether the user is told of it, and so must be told why. Pure. */
export function needsWords(draft: Draft): boolean {
  return takesAway(draft.outcome) || measureOf(draft) !== null;
}

/** Whether it takes something away, so that it is asked once more. Pure. */
export function isGrave(draft: Draft): boolean {
  return takesAway(draft.outcome) || canEnd(draft);
}

/** The pictures that are banned: what was chosen before the thing was to stay is forgotten. Pure. */
export function bannedOf({ outcome, banned }: Draft): readonly string[] {
  return takesAway(outcome) ? banned : [];
}

/** What is sent of it. Pure. */
export function closing(draft: Draft, outcome: Outcome): Closing {
  return {
    outcome,
    measure: measureOf(draft),
    days: canEnd(draft) && draft.days !== 'open' ? Number(draft.days) : null,
    words: needsWords(draft) ? draft.words.trim() : '',
    banned_pictures: [...bannedOf(draft)],
  };
}
