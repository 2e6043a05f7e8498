import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Kind } from 'features/reports/api';
import { AskModal } from 'ui/modal/AskModal';
import { LOSSES, useDays } from './decisionChoices';
import { MEASURES } from './decisionWords';
import { bannedOf, canEnd, type Draft, measureOf, takesAway } from './draftDecision';

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
  const loss = takesAway(draft.outcome) && LOSSES[kind];
  const bans = bannedOf(draft).length;
  const { title, yes } = useQuestion(draft, kind === 'pin' && bans > 0);
  return (
    <AskModal
      title={loss || !words ? title : i18n._(words.ask)}
      yes={loss || !words ? yes : i18n._(words.name)}
      pending={pending}
      onYes={onYes}
      onClose={onClose}
    >
      {bans > 0 && (
        <p>
          {kind === 'pin'
            ? t`Everyone who saved it loses their pin, and is told your reason.`
            : t`${plural(bans, {
                one: 'One picture is banned: everyone who saved it loses their pin, and is told your reason.',
                other:
                  '# pictures are banned: everyone who saved one loses their pin, and is told your reason.',
              })}`}
        </p>
      )}
      {loss && <p>{i18n._(loss)}</p>}
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

/** What is asked before a thing is taken away. */
function useQuestion({ outcome }: Draft, isOfBan: boolean): { title: string; yes: string } {
  const { t } = useLingui();
  if (isOfBan) return { title: t`Ban this picture?`, yes: t`Ban it` };
  if (outcome === 'hidden') return { title: t`Hide it from everyone else?`, yes: t`Hide` };
  return { title: t`Delete it for everyone?`, yes: t`Delete` };
}
