import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { groupsApi } from 'features/conversations/groups';
import { errorText } from 'lib/errorTexts';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';
import { nameOf } from './names';

interface LeaveConversationProps {
  conversation: Conversation;
  /** Called when it wants to go. */
  onClose: () => void;
  /** Called once the viewer has left it. */
  onLeft: () => void;
}

/** Asks before a group is left, or a conversation deleted: neither comes back. Load it with `lazy`. */
export function LeaveConversation({ conversation, onClose, onLeft }: LeaveConversationProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [leave, { isLoading }] = groupsApi.useLeaveConversationMutation();
  const { id, is_group: isGroup } = conversation;
  const press = async () => {
    const { error } = await leave({ conversation_id: id });
    onClose();
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    onLeft();
    toast({ words: isGroup ? t`You left the group` : t`Conversation deleted` });
  };
  return (
    <AskModal
      title={isGroup ? t`Leave this group?` : t`Delete this conversation?`}
      yes={isGroup ? t`Leave` : t`Delete`}
      pending={isLoading}
      onYes={() => void press()}
      onClose={onClose}
    >
      {isGroup
        ? t`You get none of its messages any more, and cannot come back by yourself.`
        : t`Its messages go from your list for good. ${nameOf(conversation)} keeps theirs.`}
    </AskModal>
  );
}
