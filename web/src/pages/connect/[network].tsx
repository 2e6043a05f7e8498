import { NetworkReturnScreen } from 'features/entrances/screens/NetworkReturnScreen';

/** /connect/:network */
export default NetworkReturnScreen;
