import { useLingui } from '@lingui/react/macro';
import { conversationsApi } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useEffect, useRef } from 'react';
import { useToast } from 'ui/toast/toasts';
import { startErrorText } from './startErrorText';
import { useShowMessages } from './useShowMessages';

interface WriteToProps {
  /** To whom. */
  user: UserRef;
  /** Called when the conversation is there, or refused. */
  onDone: () => void;
}

/** Opens the viewer's conversation with a user, as soon as it is drawn. Load it with `lazy`. */
export function WriteTo({ user, onDone }: WriteToProps): null {
  const { i18n } = useLingui();
  const toast = useToast();
  const { showConversation } = useShowMessages();
  const [start] = conversationsApi.useStartConversationMutation();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void start({ user_ids: [user.id] }).then(({ data, error }) => {
      if (data) showConversation(data.id);
      else toast({ words: startErrorText(i18n, error), tone: 'danger' });
      onDone();
    });
  });
  return null;
}
