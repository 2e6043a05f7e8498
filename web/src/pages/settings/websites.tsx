import { WebsitesScreen } from 'features/websites/screens/WebsitesScreen';

/** Websites that are the viewer's. */
export default WebsitesScreen;
