import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { requestsApi } from 'features/conversations/requests';
import type { UserRef } from 'features/users/api';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';
import { messagingActions as did } from './messaging';
import { useMessagingDispatch } from './useMessaging';

/** The viewer's answers to a contact request; a decline can be taken back. */
export function useRequest({ id }: Pick<Conversation, 'id'>) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const dispatch = useMessagingDispatch();
  const [accept, accepting] = requestsApi.useAcceptRequestMutation();
  const [decline, declining] = requestsApi.useDeclineRequestMutation();
  const [undo] = requestsApi.useUndoDeclineMutation();
  const asked = { conversation_id: id };
  const isDone = (error: unknown) => {
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    return !error;
  };
  const takeBack = async () => {
    const { error } = await undo(asked);
    if (isDone(error)) dispatch(did.requestNoted({ id, hasDeclined: false }));
  };
  return {
    /** Whether an answer is on its way. */
    isBusy: accepting.isLoading || declining.isLoading,
    /** Takes it among the conversations; answers whether that worked. */
    accept: async () => isDone((await accept(asked)).error),
    /** Puts it away, with a way back; answers whether that worked. */
    decline: async () => {
      const { error } = await decline(asked);
      if (!isDone(error)) return false;
      dispatch(did.requestNoted({ id, hasDeclined: true }));
      const action = { label: t`Undo`, onPress: () => void takeBack() };
      toast({ words: t`Request declined`, action });
      return true;
    },
    /** They are blocked: it goes. */
    noteBlocked: (blocked: UserRef) =>
      dispatch(did.requestNoted({ id, hasBlocked: true, blocked })),
    /** They are no longer blocked: it comes back. */
    noteUnblocked: () => dispatch(did.requestNoted({ id, hasBlocked: false, blocked: undefined })),
  };
}
