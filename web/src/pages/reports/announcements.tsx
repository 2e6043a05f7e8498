import { AnnouncementsScreen } from 'features/notifications/screens/AnnouncementsScreen';

/** /reports/announcements */
export default AnnouncementsScreen;
