import { Protected } from 'features/networks/parts/Protected';
import { EmailSettingsScreen } from 'features/users/screens/EmailSettingsScreen';

/** /settings/edit/email */
export default function EmailSettingsPage() {
  return (
    <Protected>
      <EmailSettingsScreen />
    </Protected>
  );
}
