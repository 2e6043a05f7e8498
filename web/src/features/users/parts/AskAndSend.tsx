import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { AskModal } from 'ui/modal/AskModal';
import { useToast } from 'ui/toast/toasts';

export interface AskAndSendProps {
  /** The question, such as "Delete Scissors?". */
  title: string;
  /** What a yes brings about, in a sentence or two. */
  words: string;
  /** What a yes is called, such as "Delete app". */
  yes: string;
  /** Sends it after a yes; answers the server's failure, if any. */
  send: () => Promise<{ error?: unknown }>;
  /** What is said once it is done; nothing where it shows. */
  done?: string;
  /** Called when it is over. */
  onClose: () => void;
}

/** Asks before something is taken away, takes it away, and says what came of it. Load it with `lazy`. */
export function AskAndSend({ title, words, yes, send, done, onClose }: AskAndSendProps) {
  const { i18n } = useLingui();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    const { error } = await send();
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else if (done) toast({ words: done });
    onClose();
  };
  return (
    <AskModal
      title={title}
      yes={yes}
      pending={pending}
      onYes={() => void press()}
      onClose={onClose}
    >
      <p>{words}</p>
    </AskModal>
  );
}
