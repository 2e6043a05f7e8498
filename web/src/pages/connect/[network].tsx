import { NetworkReturnScreen } from 'features/sessions/screens/NetworkReturnScreen';

/** /connect/:network */
export default NetworkReturnScreen;
