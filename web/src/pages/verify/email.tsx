import { VerifyEmailScreen } from 'features/users/screens/VerifyEmailScreen';

/** /verify/email */
export default VerifyEmailScreen;
