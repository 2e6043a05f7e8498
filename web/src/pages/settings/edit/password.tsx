import { PasswordSettingsScreen } from 'features/sessions/screens/PasswordSettingsScreen';

/** /settings/edit/password */
export default PasswordSettingsScreen;
