import { LogInScreen } from 'features/sessions/screens/LogInScreen';

/** /login */
export default LogInScreen;
