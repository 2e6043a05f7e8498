import { conversationsApi } from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import { AwaitedLine, SentLine } from './SentLine';

interface SentInMessageProps {
  /** The conversation in which it was sent. */
  conversationId: string;
  /** By which of its members. */
  senderId: string;
}

/**
 * Who sent a pin in a message: told to members of the conversation alone, of whom the sender is one,
 * so that no address puts a name above a page for others. Load it with `lazy`.
 */
export function SentInMessage({ conversationId, senderId }: SentInMessageProps) {
  const skip = useViewer() === null;
  const asked = { conversation_id: conversationId };
  const { currentData, isFetching } = conversationsApi.useGetConversationQuery(asked, { skip });
  if (!currentData && isFetching) return <AwaitedLine />;
  const sender = currentData?.users.find(({ id }) => id === senderId);
  return sender ? <SentLine sender={sender} /> : null;
}
