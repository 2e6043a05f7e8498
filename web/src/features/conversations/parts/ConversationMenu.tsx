import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { lazy, Suspense, useState } from 'react';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import type { GroupDialog } from './GroupDialogs';
import { nameOf, otherOf } from './names';
import { useOwn } from './useOwn';
import { useRequest } from './useRequest';
import { listOf, useWays } from './ways';

const BlockUser = lazy(() =>
  import('features/users/parts/BlockUser').then((part) => ({ default: part.BlockUser })),
);

const LeaveConversation = lazy(() =>
  import('./LeaveConversation').then((part) => ({ default: part.LeaveConversation })),
);

interface ConversationMenuProps {
  conversation: Conversation;
  /** Opens the search in it. */
  onSearch: () => void;
  /** Opens a dialog of the group. */
  onDialog: (dialog: GroupDialog) => void;
}

/** What else can be done about a conversation. */
export function ConversationMenu({ conversation, onSearch, onDialog }: ConversationMenuProps) {
  const { t } = useLingui();
  const { showList } = useWays();
  const { noteBlocked } = useRequest(conversation);
  const [asked, setAsked] = useState<'block' | 'leave' | null>(null);
  const other = otherOf(conversation);
  const close = () => setAsked(null);
  const gone = () => showList(listOf(conversation));
  const entries = [
    ...useEntries({ conversation, onSearch, onDialog }),
    ...useEnds(conversation, setAsked),
  ];
  return (
    <>
      <MenuButton
        icon="more"
        label={t`More about the conversation with ${nameOf(conversation)}`}
        entries={entries}
      />
      <Suspense fallback={null}>
        {asked === 'block' && other && (
          <BlockUser
            user={other}
            onClose={close}
            onBlocked={() => {
              noteBlocked(other);
              gone();
            }}
          />
        )}
        {asked === 'leave' && (
          <LeaveConversation conversation={conversation} onLeft={gone} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** What members do with it who take part: not before they accepted it. */
function useEntries({ conversation, onSearch, onDialog }: ConversationMenuProps): MenuEntry[] {
  const { t } = useLingui();
  const { showList } = useWays();
  const own = useOwn(conversation);
  const { is_group, is_request, is_muted, is_archived, board } = conversation;
  if (is_request) return [];
  const archive = () => {
    void own.archive();
    showList('inbox');
  };
  const entries: MenuEntry[] = [
    { key: 'search', label: t`Search`, icon: 'search', onAction: onSearch },
    is_muted
      ? { key: 'mute', label: t`Unmute`, icon: 'bell', onAction: () => void own.unmute() }
      : { key: 'mute', label: t`Mute`, icon: 'bell', onAction: () => void own.mute() },
    is_archived
      ? {
          key: 'archive',
          label: t`Move to inbox`,
          icon: 'upload',
          onAction: () => void own.unarchive(),
        }
      : { key: 'archive', label: t`Archive`, icon: 'download', onAction: archive },
  ];
  // A board's is called as the board, and its members are the board's.
  if (!is_group || board) return entries;
  const named = () => onDialog('name');
  const added = () => onDialog('adding');
  return [
    ...entries,
    { key: 'name', label: t`Name the group`, icon: 'edit', onAction: named },
    { key: 'add', label: t`Add people`, icon: 'people', onAction: added },
  ];
}

/** What ends it, or is said against it. */
function useEnds(conversation: Conversation, ask: (about: 'block' | 'leave') => void): MenuEntry[] {
  const { t } = useLingui();
  const dispatch = useReportDispatch();
  const other = otherOf(conversation);
  const ofOther: MenuEntry[] = other
    ? [
        {
          key: 'block',
          label: t`Block ${other.full_name}`,
          icon: 'eye-off',
          onAction: () => ask('block'),
        },
      ]
    : [];
  const report: MenuEntry = {
    key: 'report',
    label: t`Report conversation`,
    icon: 'flag',
    onAction: () => dispatch(reportShown({ id: conversation.id, type: 'conversation' })),
  };
  const leave: MenuEntry = {
    key: 'leave',
    label: conversation.is_group ? t`Leave group` : t`Delete conversation`,
    icon: conversation.is_group ? 'log-out' : 'trash',
    danger: true,
    onAction: () => ask('leave'),
  };
  // A board's is left with the board.
  return conversation.board ? [report] : [report, ...ofOther, leave];
}
