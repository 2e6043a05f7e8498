import { DeviceSwitch } from 'features/devices/parts/DeviceSwitch';
import { NotificationsScreen } from 'features/preferences/screens/NotificationsScreen';

/** /settings/notifications */
export default function NotificationSettingsPage() {
  return <NotificationsScreen device={<DeviceSwitch />} />;
}
