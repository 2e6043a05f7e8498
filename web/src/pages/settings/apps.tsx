import { GrantsScreen } from 'features/grants/screens/GrantsScreen';

/** /settings/apps */
export default GrantsScreen;
