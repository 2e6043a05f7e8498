import { ResetPasswordScreen } from 'features/log_ins/screens/ResetPasswordScreen';

/** /password/reset */
export default ResetPasswordScreen;
