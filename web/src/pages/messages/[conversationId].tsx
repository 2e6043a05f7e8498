import { InboxScreen } from 'features/conversations/screens/InboxScreen';

/** /messages/:conversationId */
export default InboxScreen;
