import { LogInScreen } from 'features/entrances/screens/LogInScreen';

/** /login */
export default LogInScreen;
