import { lazy, type ReactNode, Suspense, useState } from 'react';

const AskHarsh = lazy(() => import('./AskHarsh').then((all) => ({ default: all.AskHarsh })));

/** What words that are meant are sent with. */
export interface Meant {
  force?: true;
}

/** Whether the host asks if words are meant; after a no nothing has to be told of it. */
export function isHarsh(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'key' in error && error.key === HARSH;
}

/** Key of the question. */
const HARSH = 'CommentHarsh';

/**
 * Sends words: where the host asks whether they are meant, their writer is asked, and after a yes
 * they are sent again. Answers what came of it last. The dialog is to be drawn.
 */
export function useMeant() {
  const [question, setQuestion] = useState<{ answer: (yes: boolean) => void } | null>(null);
  const ask = () => new Promise<boolean>((answer) => setQuestion({ answer }));
  const close = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(null);
  };
  const meant = async <Sent extends { error?: unknown }>(
    send: (more: Meant) => Promise<Sent>,
  ): Promise<Sent> => {
    const sent = await send({});
    return isHarsh(sent.error) && (await ask()) ? send({ force: true }) : sent;
  };
  const dialog: ReactNode = question && (
    <Suspense>
      <AskHarsh onYes={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
  return { meant, dialog };
}
