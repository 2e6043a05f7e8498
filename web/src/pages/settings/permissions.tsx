import { PermissionsScreen } from 'features/preferences/screens/PermissionsScreen';

/** /settings/permissions */
export default PermissionsScreen;
