import { useLingui } from '@lingui/react/macro';
import { writingApi } from 'features/comments/writing';
import { isHarsh, useMeant } from 'features/rules/parts/useMeant';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { type Draft, keepDraft, readDraft } from 'lib/draft';
import { errorText } from 'lib/errorTexts';
import { randomName } from 'lib/randomName';
import { useEffect, useRef, useState } from 'react';
import { useToast } from 'ui/toast/toasts';
import { Composer } from './Composer';

interface NewCommentProps {
  /** Below which pin. */
  pinId: string;
  /** Whether nothing is said there yet. */
  isFirst: boolean;
  /** Whether it takes the focus. */
  focused?: boolean;
}

/**
 * A place to say something below a pin. What is typed is kept in this tab; what a visitor sends
 * is sent once they are signed in.
 */
export function NewComment({ pinId, isFirst, focused }: NewCommentProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const [write] = writingApi.useWriteCommentMutation();
  const { meant, dialog } = useMeant();
  const [draft, setDraft] = useState<Draft | null>(null);
  const viewerId = viewer?.id ?? null;
  const place = `comment ${pinId}` as const;
  const send = async (words: Draft) => {
    const { text } = words;
    const sent = words.sent?.text === text ? words.sent : { text, clientId: randomName() };
    keepDraft(place, { ...words, sent });
    const said = { pin_id: pinId, text, client_id: sent.clientId };
    const { error } = await meant((more) => write({ ...said, ...more }));
    if (isHarsh(error)) return false;
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else {
      // Something else may have been typed meanwhile.
      if (readDraft(place, viewerId)?.text === text) keepDraft(place, null);
      toast({ words: t`Published below the pin` });
    }
    return !error;
  };
  // The page of a visitor is drawn before it is known what their tab keeps.
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const kept = readDraft(place, viewerId);
    if (!kept?.isWanted || viewerId === null) return setDraft(kept);
    // Wanted no longer before it is tried, so that nothing that fails comes back with every page.
    const wanted = { ...kept, viewerId, isWanted: false };
    void send(wanted).then((isSent) => isSent || setDraft(wanted));
  });
  const sentBefore = () => readDraft(place, viewerId)?.sent ?? null;
  const press = async (text: string) => {
    const words = { text, viewerId, sent: sentBefore(), isWanted: viewerId === null };
    if (viewerId !== null) return send(words);
    keepDraft(place, words);
    setAsked(true);
    return false;
  };
  const type = (text: string) => {
    const words = { text, viewerId, sent: sentBefore(), isWanted: false };
    keepDraft(place, text.trim() === '' ? null : words);
  };
  const decline = () => {
    setAsked(false);
    const kept = readDraft(place, viewerId);
    if (kept) keepDraft(place, { ...kept, isWanted: false });
  };
  return (
    <>
      <Composer
        // A draft that is found afterwards takes the place of the empty field.
        key={draft ? 'draft' : 'new'}
        label={t`Add a comment`}
        placeholder={isFirst ? t`Be the first to say something` : t`Add a comment`}
        initial={draft?.text ?? ''}
        action={t`Post`}
        shortcut="c"
        focused={focused}
        onType={type}
        onSend={press}
      />
      {dialog}
      {isAsked && <AskIn reason={t`Make an account to comment.`} onClose={decline} />}
    </>
  );
}
