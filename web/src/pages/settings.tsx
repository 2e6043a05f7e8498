import { SettingsScreen } from 'features/users/screens/SettingsScreen';

/** /settings */
export default SettingsScreen;
