import { InboxScreen } from 'features/conversations/screens/InboxScreen';

/** /messages */
export default InboxScreen;
