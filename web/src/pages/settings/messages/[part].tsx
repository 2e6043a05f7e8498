import { Protected } from 'features/networks/parts/Protected';
import { MessagesScreen } from 'features/preferences/screens/MessagesScreen';

/** /settings/messages/:part */
export default function MessagesPage() {
  return (
    <Protected>
      <MessagesScreen />
    </Protected>
  );
}
