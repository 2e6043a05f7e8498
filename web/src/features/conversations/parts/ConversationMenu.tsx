import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { reportShown } from 'lib/reportTarget';
import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import { nameOf, otherOf } from './names';
import { useRequest } from './useRequest';
import { useWays } from './ways';

const BlockUser = lazy(() =>
  import('features/users/parts/BlockUser').then((part) => ({ default: part.BlockUser })),
);

const LeaveConversation = lazy(() =>
  import('./LeaveConversation').then((part) => ({ default: part.LeaveConversation })),
);

/** What else can be done about a conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const { showList } = useWays();
  const { noteBlocked } = useRequest(conversation);
  const [asked, setAsked] = useState<'block' | 'leave' | null>(null);
  const other = otherOf(conversation);
  const close = () => setAsked(null);
  const gone = () => showList(conversation.is_request ? 'requests' : 'inbox');
  const ofOther: MenuEntry[] = other
    ? [
        {
          key: 'block',
          label: t`Block ${other.full_name}`,
          icon: 'eye-off',
          onAction: () => setAsked('block'),
        },
      ]
    : [];
  const report: MenuEntry = {
    key: 'report',
    label: t`Report conversation`,
    icon: 'flag',
    onAction: () => void dispatch(reportShown({ id: conversation.id, type: 'conversation' })),
  };
  const leave: MenuEntry = {
    key: 'leave',
    label: conversation.is_group ? t`Leave group` : t`Delete conversation`,
    icon: conversation.is_group ? 'log-out' : 'trash',
    danger: true,
    onAction: () => setAsked('leave'),
  };
  return (
    <>
      <MenuButton
        icon="more"
        label={t`More about the conversation with ${nameOf(conversation)}`}
        entries={[report, ...ofOther, leave]}
      />
      <Suspense fallback={null}>
        {asked === 'block' && other && (
          <BlockUser
            user={other}
            onClose={close}
            onBlocked={() => {
              noteBlocked();
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
