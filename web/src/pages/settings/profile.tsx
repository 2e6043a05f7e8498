import { Protected } from 'features/networks/parts/Protected';
import { ProfileSettingsScreen } from 'features/users/screens/ProfileSettingsScreen';

/** /settings/profile */
export default function ProfileSettingsPage() {
  return (
    <Protected>
      <ProfileSettingsScreen />
    </Protected>
  );
}
