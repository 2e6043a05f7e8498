import { AuthorizationScreen } from 'features/grants/screens/AuthorizationScreen';

/** /app-factory-oauth */
export default AuthorizationScreen;
