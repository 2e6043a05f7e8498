import { LogInScreen } from 'features/log_ins/screens/LogInScreen';

/** /login */
export default LogInScreen;
