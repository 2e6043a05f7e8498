import { SecurityScreen } from 'features/sessions/screens/SecurityScreen';

/** /settings/security */
export default SecurityScreen;
