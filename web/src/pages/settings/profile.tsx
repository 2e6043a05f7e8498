import { ProfileSettingsScreen } from 'features/users/screens/ProfileSettingsScreen';

/** /settings/profile */
export default ProfileSettingsScreen;
