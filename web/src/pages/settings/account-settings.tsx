import { Protected } from 'features/networks/parts/Protected';
import { AccountSettingsScreen } from 'features/sessions/screens/AccountSettingsScreen';

/** /settings/account-settings */
export default function AccountSettingsPage() {
  return (
    <Protected>
      <AccountSettingsScreen />
    </Protected>
  );
}
