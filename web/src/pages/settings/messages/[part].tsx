import { MessagesScreen } from 'features/preferences/screens/MessagesScreen';

/** /settings/messages/:part */
export default MessagesScreen;
