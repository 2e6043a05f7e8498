import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { groupsApi } from 'features/conversations/groups';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

/** Mutes a conversation and archives it, for the viewer alone, with a way back. */
export function useOwn({ id: conversation_id }: Pick<Conversation, 'id'>) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [mute] = groupsApi.useMuteConversationMutation();
  const [archive] = groupsApi.useArchiveConversationMutation();
  const say = (isMuted: boolean) => mute({ conversation_id, is_muted: isMuted });
  const put = (isArchived: boolean) => archive({ conversation_id, is_archived: isArchived });
  const press = async (act: typeof say | typeof put, to: boolean, words: string) => {
    const tell = (error: unknown) => toast({ words: errorText(i18n, error), tone: 'danger' });
    const { error } = await act(to);
    if (error) return void tell(error);
    const undo = async () => {
      const { error: failed } = await act(!to);
      if (failed) tell(failed);
    };
    toast({ words, action: { label: t`Undo`, onPress: () => void undo() } });
  };
  return {
    /** Has the viewer told of its messages no longer. */
    mute: () => press(say, true, t`You will not be told of new messages`),
    unmute: () => press(say, false, t`You will be told of new messages`),
    /** Puts it away from the inbox. */
    archive: () => press(put, true, t`Archived`),
    unarchive: () => press(put, false, t`Moved to inbox`),
  };
}
