import { SignUpScreen } from 'features/sessions/screens/SignUpScreen';

/** /signup */
export default SignUpScreen;
