import { Protected } from 'features/networks/parts/Protected';
import { PasswordSettingsScreen } from 'features/sessions/screens/PasswordSettingsScreen';

/** /settings/edit/password */
export default function PasswordSettingsPage() {
  return (
    <Protected>
      <PasswordSettingsScreen />
    </Protected>
  );
}
