import { Protected } from 'features/networks/parts/Protected';
import { NetworksScreen } from 'features/networks/screens/NetworksScreen';

/** /settings/networks */
export default function NetworksPage() {
  return (
    <Protected>
      <NetworksScreen />
    </Protected>
  );
}
