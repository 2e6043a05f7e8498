import { useLingui } from '@lingui/react/macro';
import type { Kind } from 'features/reports/api';
import { AskModal } from 'ui/modal/AskModal';
import { DELETIONS, useDays } from './decisionChoices';
import { MEASURES } from './decisionWords';
import { canEnd, type Draft, measureOf } from './draftDecision';

interface AskClosingProps {
  /** What the case is about. */
  kind: Kind;
  /** What was chosen. */
  draft: Draft;
  /** A yes is on its way. */
  pending: boolean;
  /** Called after a yes. */
  onYes: () => void;
  /** Called after a no. */
  onClose: () => void;
}

/** Asks once before a decision takes something away. Load it with `lazy`. */
export function AskClosing({ kind, draft, pending, onYes, onClose }: AskClosingProps) {
  const { t, i18n } = useLingui();
  const measure = measureOf(draft);
  const words = measure && MEASURES[measure];
  const days = useDays();
  const term = canEnd(draft) && days.find(({ value }) => value === draft.days)?.label;
  const deletion = draft.outcome === 'deleted' && DELETIONS[kind];
  return (
    <AskModal
      title={deletion || !words ? t`Delete it for everyone?` : i18n._(words.ask)}
      yes={deletion || !words ? t`Delete` : i18n._(words.name)}
      pending={pending}
      onYes={onYes}
      onClose={onClose}
    >
      {deletion && <p>{i18n._(deletion)}</p>}
      {words && (
        <p>
          {[i18n._(words.name), term].filter(Boolean).join(' · ')}
          <br />
          {i18n._(words.note)}
        </p>
      )}
    </AskModal>
  );
}
