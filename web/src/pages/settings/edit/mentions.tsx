import { MentionsScreen } from 'features/preferences/screens/MentionsScreen';

/** /settings/edit/mentions */
export default MentionsScreen;
