import { ResetPasswordScreen } from 'features/sessions/screens/ResetPasswordScreen';

/** /password/reset */
export default ResetPasswordScreen;
