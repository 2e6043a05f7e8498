import { AccountSettingsScreen } from 'features/users/screens/AccountSettingsScreen';

/** /settings/account-settings */
export default AccountSettingsScreen;
