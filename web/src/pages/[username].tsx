import { ProfileScreen } from 'features/users/screens/ProfileScreen';

/** /:username */
export default ProfileScreen;
