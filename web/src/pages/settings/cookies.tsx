import { CookieSettingsScreen } from 'features/consents/screens/CookieSettingsScreen';

/** /settings/cookies */
export default CookieSettingsScreen;
