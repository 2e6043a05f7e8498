import { LinkScreen } from 'features/conversations/screens/LinkScreen';

/** /messages/link */
export default LinkScreen;
