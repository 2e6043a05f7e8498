import { useLingui } from '@lingui/react/macro';
import { Membership, type MembershipProps } from 'features/collaborators/parts/Membership';
import type { MenuEntry } from 'ui/menu/Menu';
import { useTalk } from './useTalk';

/** What the viewer can do about another owner's board, and talk to its members. Load it with `lazy`. */
export function BoardMembership({ board, others, onAddSection }: MembershipProps) {
  const { t } = useLingui();
  const { isOffered, talk } = useTalk(board);
  const entry: MenuEntry = {
    key: 'talk',
    label: t`Talk`,
    icon: 'message',
    onAction: () => void talk(),
  };
  return (
    <Membership
      board={board}
      others={isOffered ? [entry, ...others] : others}
      onAddSection={onAddSection}
    />
  );
}
