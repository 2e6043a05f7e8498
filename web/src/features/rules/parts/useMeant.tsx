import { lazy, type ReactNode, Suspense, useState } from 'react';

const AskHarsh = lazy(() => import('./AskHarsh').then((all) => ({ default: all.AskHarsh })));

/** What words that are meant are sent with. */
export interface Meant {
  force?: true;
}

/** What its writer is asked. */
interface Question {
  answer: (yes: boolean) => void;
}

/** Whether the host asks if words are meant; after a no nothing has to be told of it. */
export function isHarsh(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'key' in error && error.key === HARSH;
}

/** Key of the question. */
const HARSH = 'CommentHarsh';

/**
 * Sends words: where the host asks whether they are meant, their writer is asked, and after a yes
 * they are sent again. Answers what came of it last. The dialog is to be drawn. What is sent before
 * another was answered is asked about after it.
 */
export function useMeant() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const ask = () => new Promise<boolean>((answer) => setQuestions((all) => [...all, { answer }]));
  const [question] = questions;
  const close = (yes: boolean) => {
    question?.answer(yes);
    setQuestions((all) => all.filter((one) => one !== question));
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
