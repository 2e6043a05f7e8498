import { Protected } from 'features/networks/parts/Protected';
import { MessagesScreen } from 'features/preferences/screens/MessagesScreen';

/** /settings/messages */
export default function MessagesPage() {
  return (
    <Protected>
      <MessagesScreen />
    </Protected>
  );
}
