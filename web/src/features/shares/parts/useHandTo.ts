import { useLingui } from '@lingui/react/macro';
import { conversationsApi, type Message } from 'features/conversations/api';
import { startErrorText } from 'features/conversations/parts/startErrorText';
import type { Things } from 'features/conversations/parts/things';
import { useSendInto } from 'features/conversations/parts/useSendInto';
import type { Receiver } from 'features/shares/api';
import { errorText } from 'lib/errorTexts';
import { randomName } from 'lib/randomName';
import { useRef, useState } from 'react';

/** From where in the app it is sent. */
const SOURCE = 'share';

/** How far it is with one receiver. */
export type Handing = 'sending' | { sent: Message };

/** What tells receivers apart: an id, or an address. */
export function receiverId({ user, conversation, email }: Receiver): string {
  return user?.id ?? conversation?.id ?? email ?? '';
}

/**
 * Sends a thing to one receiver after the other, at once, and takes it back. What goes again after a
 * failure goes under the same name, so that it is sent once. What went wrong is told in words.
 */
export function useHandTo(things: Things, onError: (words: string) => void) {
  const { i18n } = useLingui();
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
      : await start(receiver.email ? { user_ids: [], emails: [to] } : { user_ids: [to] });
    const sending = { things, text: '', clientId: names.current[to], source: SOURCE };
    const fail = (words: string) => {
      note(to);
      onError(words);
      return false;
    };
    if (!begun.data) return fail(startErrorText(i18n, begun.error));
    const sent = await sendInto(begun.data.id, sending);
    if ('error' in sent) return fail(errorText(i18n, sent.error));
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
    if (error) onError(errorText(i18n, error));
  };

  return { handed, hand, takeBack };
}
