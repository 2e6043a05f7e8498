import { PrivacyScreen } from 'features/preferences/screens/PrivacyScreen';

/** /settings/privacy */
export default PrivacyScreen;
