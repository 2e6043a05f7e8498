import { useLingui } from '@lingui/react/macro';
import { writingApi } from 'features/comments/writing';
import { AskIn } from 'features/users/parts/AskIn';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useEffect, useRef, useState } from 'react';
import { useToast } from 'ui/toast/toasts';
import { Composer } from './Composer';
import { type Draft, keepDraft, readDraft } from './draft';

interface NewCommentProps {
  /** Below which pin. */
  pinId: string;
  /** Whether nothing is said there yet. */
  isFirst: boolean;
}

/**
 * A place to say something below a pin. What is typed is kept in this tab; what a visitor sends
 * is sent once they are signed in.
 */
export function NewComment({ pinId, isFirst }: NewCommentProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const [write] = writingApi.useWriteCommentMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const send = async (text: string, clientId: string) => {
    const { error } = await write({ pin_id: pinId, text, client_id: clientId });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else keepDraft(pinId, null);
    return !error;
  };
  // The page of a visitor is drawn before it is known what their tab keeps.
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const kept = readDraft(pinId);
    if (!kept) return;
    const isWanted = kept.isSent && viewer !== null;
    // Forgotten as wanted before it is tried, so that nothing that fails comes back with every page.
    if (isWanted) keepDraft(pinId, { ...kept, isSent: false });
    if (!isWanted) setDraft(kept);
    else void send(kept.text, kept.clientId).then((sent) => sent || setDraft(kept));
  });
  const press = async (text: string) => {
    const kept = readDraft(pinId);
    const clientId = kept?.clientId ?? newName();
    keepDraft(pinId, { text, clientId, isSent: viewer === null });
    if (viewer) return send(text, clientId);
    setAsked(true);
    return false;
  };
  const type = (text: string) => {
    const clientId = readDraft(pinId)?.clientId ?? newName();
    keepDraft(pinId, text.trim() === '' ? null : { text, clientId, isSent: false });
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
        onType={type}
        onSend={press}
      />
      {isAsked && <AskIn reason={t`Make an account to comment.`} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The sender's own name for a comment: what comes twice under it is written once. */
function newName(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
