import { MessagesScreen } from 'features/preferences/screens/MessagesScreen';

/** /settings/messages */
export default MessagesScreen;
