import { AppsScreen } from 'features/apps/screens/AppsScreen';

/** /settings/developer */
export default AppsScreen;
