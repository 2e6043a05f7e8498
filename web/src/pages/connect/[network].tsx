import { NetworkReturnScreen } from 'features/signups/screens/NetworkReturnScreen';

/** /connect/:network */
export default NetworkReturnScreen;
