import { Protected } from 'features/networks/parts/Protected';
import { ProfilePictures } from 'features/uploads/parts/ProfilePictures';
import { ProfileSettingsScreen } from 'features/users/screens/ProfileSettingsScreen';

/** /settings/profile */
export default function ProfileSettingsPage() {
  return (
    <Protected>
      <ProfileSettingsScreen Pictures={ProfilePictures} />
    </Protected>
  );
}
