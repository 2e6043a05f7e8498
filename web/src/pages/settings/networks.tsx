import { NetworksScreen } from 'features/networks/screens/NetworksScreen';

/** /settings/networks */
export default NetworksScreen;
