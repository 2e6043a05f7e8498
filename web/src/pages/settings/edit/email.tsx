import { EmailSettingsScreen } from 'features/users/screens/EmailSettingsScreen';

/** /settings/edit/email */
export default EmailSettingsScreen;
