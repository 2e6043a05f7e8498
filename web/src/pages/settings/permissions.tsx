import { Protected } from 'features/networks/parts/Protected';
import { PermissionsScreen } from 'features/preferences/screens/PermissionsScreen';

/** /settings/permissions */
export default function PermissionsPage() {
  return (
    <Protected>
      <PermissionsScreen />
    </Protected>
  );
}
