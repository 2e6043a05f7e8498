import { Protected } from 'features/networks/parts/Protected';
import { PrivacyScreen } from 'features/preferences/screens/PrivacyScreen';

/** /settings/privacy */
export default function PrivacyPage() {
  return (
    <Protected>
      <PrivacyScreen />
    </Protected>
  );
}
