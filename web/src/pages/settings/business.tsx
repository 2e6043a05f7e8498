import { BusinessSettingsScreen } from 'features/businesses/screens/BusinessSettingsScreen';
import { Protected } from 'features/networks/parts/Protected';
import { useSwitch } from 'features/sessions/parts/useSwitch';

/** The viewer's business, or how to open one. */
export default function BusinessPage() {
  const { switchTo } = useSwitch();
  return (
    <Protected>
      <BusinessSettingsScreen onCreated={switchTo} />
    </Protected>
  );
}
