import { ResetPasswordScreen } from 'features/entrances/screens/ResetPasswordScreen';

/** /password/reset */
export default ResetPasswordScreen;
