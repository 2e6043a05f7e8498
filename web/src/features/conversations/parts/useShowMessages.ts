import { useAppData } from 'lib/appData';
import { useSmall } from 'lib/media';
import { messagePaths } from 'lib/messagePaths';
import { useNavigate } from 'react-router';
import { messagingActions as did } from './messaging';
import type { Things } from './things';
import { useMessagingDispatch } from './useMessaging';

/** Whether conversations are shown on a page of their own, and not above the page at hand. */
export function useIsPage(): boolean {
  const { isMobile } = useAppData();
  const isSmall = useSmall();
  return isMobile || isSmall;
}

/** Ways into conversations from elsewhere: on a desktop above the page, on a phone on their own. */
export function useShowMessages() {
  const isPage = useIsPage();
  const dispatch = useMessagingDispatch();
  const navigate = useNavigate();
  return {
    /** Shows a conversation. */
    showConversation: (id: string) => {
      if (isPage) return void navigate(messagePaths.one(id));
      dispatch(did.conversationOpened(id));
      dispatch(did.flyoutOpened());
    },
    /** Begins a message, with something that goes with it. */
    showNewMessage: (attachment: Things | null) => {
      dispatch(did.newMessageOpened(attachment));
      if (isPage) return void navigate(messagePaths.newMessage());
      dispatch(did.flyoutOpened());
    },
  };
}
