import { NotificationsScreen } from 'features/preferences/screens/NotificationsScreen';

/** /settings/notifications */
export default NotificationsScreen;
