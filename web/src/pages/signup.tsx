import { SignUpScreen } from 'features/signups/screens/SignUpScreen';

/** /signup */
export default SignUpScreen;
