import { Protected } from 'features/networks/parts/Protected';
import { MessagesScreen } from 'features/preferences/screens/MessagesScreen';

/** /settings/messages/*, with any number of segments */
export default function MessagesPage() {
  return (
    <Protected>
      <MessagesScreen />
    </Protected>
  );
}
