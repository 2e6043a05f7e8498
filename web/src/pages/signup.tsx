import { SignUpScreen } from 'features/entrances/screens/SignUpScreen';

/** /signup */
export default SignUpScreen;
