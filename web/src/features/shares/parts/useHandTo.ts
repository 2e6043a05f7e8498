import { conversationsApi, type Message } from 'features/conversations/api';
import type { Things } from 'features/conversations/parts/things';
import { useSendInto } from 'features/conversations/parts/useSendInto';
import type { Receiver } from 'features/shares/api';
import { randomName } from 'lib/randomName';
import { useRef, useState } from 'react';

/** From where in the app it is sent. */
const SOURCE = 'share';

/** How far it is with one receiver. */
export type Handing = 'sending' | { sent: Message };

/** The id that tells receivers apart. */
export function receiverId({ user, conversation }: Receiver): string {
  return user?.id ?? conversation?.id ?? '';
}

/**
 * Sends a thing to one receiver after the other, at once, and takes it back. What goes again after a
 * failure goes under the same name, so that it is sent once.
 */
export function useHandTo(things: Things, onError: (error: unknown) => void) {
  const [start] = conversationsApi.useStartConversationMutation();
  const [unsend] = conversationsApi.useUnsendMessageMutation();
  const sendInto = useSendInto();
  const [handed, setHanded] = useState<Record<string, Handing | undefined>>({});
  const names = useRef<Record<string, string>>({});
  const note = (to: string, handing?: Handing) =>
    setHanded((before) => ({ ...before, [to]: handing }));

  /** Answers whether it was sent. */
  const hand = async (receiver: Receiver): Promise<boolean> => {
    const to = receiverId(receiver);
    if (handed[to]) return false;
    note(to, 'sending');
    names.current[to] ??= randomName();
    const begun = receiver.conversation
      ? { data: receiver.conversation, error: undefined }
      : await start({ user_ids: [to] });
    const sending = { things, text: '', clientId: names.current[to], source: SOURCE };
    const sent = begun.data ? await sendInto(begun.data.id, sending) : { error: begun.error };
    if ('error' in sent) {
      note(to);
      onError(sent.error);
      return false;
    }
    // What is sent after it was taken back is another message.
    delete names.current[to];
    note(to, { sent: sent.message });
    return true;
  };

  /** Takes back what was sent. */
  const takeBack = async (to: string): Promise<void> => {
    const before = handed[to];
    if (typeof before !== 'object') return;
    note(to, 'sending');
    const { conversation_id, id: message_id } = before.sent;
    const { error } = await unsend({ conversation_id, message_id });
    note(to, error ? before : undefined);
    if (error) onError(error);
  };

  return { handed, hand, takeBack };
}
