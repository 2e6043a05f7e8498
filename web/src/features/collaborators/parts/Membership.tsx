import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import { useMembership } from './useMembership';

export interface MembershipProps {
  /** A board of another owner. */
  board: Board;
  /** What else can be done with it. */
  others: readonly MenuEntry[];
  /** Called when the viewer, who saves there, wants a section. */
  onAddSection: () => void;
}

/** What the viewer can do about another owner's board: ask to join, leave. Load it with `lazy`. */
export function Membership({ board, others, onAddSection }: MembershipProps) {
  const { t } = useLingui();
  const entries = useMembership(board);
  const section = {
    key: 'section',
    label: t`Add section`,
    icon: 'plus' as const,
    onAction: onAddSection,
  };
  const all = board.collaborated_by_me ? [section, ...others, ...entries] : [...entries, ...others];
  return <MenuButton label={t`More`} icon="more" kind="quiet" entries={all} />;
}
