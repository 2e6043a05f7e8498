import { NotificationsScreen } from 'features/notifications/screens/NotificationsScreen';

/** /notifications */
export default NotificationsScreen;
