import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { isHarsh, useMeant } from 'features/rules/parts/useMeant';
import { useViewer } from 'features/users/parts/viewer';
import { keepDraft, readDraft } from 'lib/draft';
import { errorText } from 'lib/errorTexts';
import { randomName } from 'lib/randomName';
import { useRef, useState } from 'react';
import { useToast } from 'ui/toast/toasts';
import { nameOf } from './names';
import { useMessaging } from './useMessaging';
import { useOpeningFocus } from './useOpeningFocus';
import { useSend } from './useSend';
import { useIsPage } from './useShowMessages';
import { useTellTyping } from './useTellTyping';
import { WordsField } from './WordsField';

interface ComposerProps {
  conversation: Conversation;
  /** When the last message that is known was written, milliseconds since 1970. */
  lastMs: number;
}

/**
 * A place to write in a conversation. What is typed is kept in this tab; what is sent leaves the
 * field at once, and comes back when the server refuses it.
 */
export function Composer({ conversation, lastMs }: ComposerProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewerId = useViewer()?.id ?? null;
  const place = `message ${conversation.id}` as const;
  const temporary = useMessaging((messaging) => messaging.temporary);
  const [words, setWords] = useState(() => {
    const kept = readDraft(place, viewerId);
    const isOnItsWay = temporary.some(
      ({ client_id, text }) => client_id === kept?.sent?.clientId && text === kept?.text,
    );
    return kept && !isOnItsWay ? kept.text : '';
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useSend(conversation, lastMs);
  const { meant, dialog } = useMeant();
  const tellTyping = useTellTyping(conversation.id);
  // On a phone the keyboard would cover what was written.
  useOpeningFocus(field, !useIsPage());
  const keep = (text: string, sent = readDraft(place, viewerId)?.sent ?? null) =>
    keepDraft(place, text ? { text, viewerId, sent, isWanted: false } : null);
  const type = (typed: string) => {
    setWords(typed);
    keep(typed);
    tellTyping(typed);
  };
  const text = words.trim();
  const press = async () => {
    const before = readDraft(place, viewerId)?.sent;
    // What is on its way goes by itself; the same words once more are another message.
    const isFree = !temporary.some(({ client_id }) => client_id === before?.clientId);
    const sent = before?.text === text && isFree ? before : { text, clientId: randomName() };
    // Kept until the server has it.
    keep(text, sent);
    setWords('');
    const { error } = await meant(async (more) => ({ error: await send({ ...sent, ...more }) }));
    const now = readDraft(place, viewerId);
    if (!error) {
      if (now?.sent?.clientId === sent.clientId) keep(now.text === text ? '' : now.text, null);
      return;
    }
    if (!isHarsh(error)) toast({ words: errorText(i18n, error), tone: 'danger' });
    // Something else may have been typed meanwhile, or another message come back before.
    setWords((typed) => {
      const both = typed ? `${typed}\n${text}` : text;
      keep(both, sent);
      return both;
    });
  };
  return (
    <>
      <WordsField
        label={t`Message ${nameOf(conversation)}`}
        words={words}
        onType={type}
        onSend={() => void press()}
        isReady={text !== ''}
        field={field}
      />
      {dialog}
    </>
  );
}
