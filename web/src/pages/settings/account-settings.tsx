import { Protected } from 'features/networks/parts/Protected';
import { LogOutButton } from 'features/sessions/parts/LogOutButton';
import { AccountSettingsScreen } from 'features/users/screens/AccountSettingsScreen';

/** /settings/account-settings */
export default function AccountSettingsPage() {
  return (
    <Protected>
      <AccountSettingsScreen leave={<LogOutButton />} />
    </Protected>
  );
}
