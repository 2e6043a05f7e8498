import { useLingui } from '@lingui/react/macro';
import { uploadTransport } from 'features/uploads/api';
import {
  awaitUpload,
  sendUpload,
  UploadRefused,
  type UploadStage,
  type UploadStep,
  UploadTimedOut,
} from 'features/uploads/send';
import { errorText } from 'lib/errorTexts';
import { type Problem, problemText } from 'lib/problems';
import { SendFailed } from 'lib/sendFile';
import { useEffect, useRef, useState } from 'react';
import { type Kind, PICTURE } from './kinds';
import { lengthOf } from './lengthOf';

/** What every upload says that has begun: its kind, and an address of the file itself. */
interface Shown {
  kind: Kind['name'];
  preview: string;
}

/** How far a picture or a video is. `preview` shows the file itself. */
export type Upload =
  | { status: 'none'; problem?: string }
  | (Shown & { status: 'sending'; share: number })
  | (Shown & { status: 'preparing'; stage?: UploadStage; share?: number })
  | (Shown & { status: 'done'; uploadId: string; signature: string; cover: string | null })
  | (Shown & { status: 'failed'; problem: string });

/** What went wrong with an upload, for people. */
export function useUploadProblem(): (failure: unknown, kind?: Kind) => string {
  const { t, i18n } = useLingui();
  return (failure, { name, problems } = PICTURE) => {
    if (failure instanceof UploadRefused) {
      return failure.message || problemText(i18n, problems.broken);
    }
    if (failure instanceof UploadTimedOut) return t`This takes too long. Try again.`;
    if (failure instanceof SendFailed) {
      if (failure.error) return errorText(i18n, failure.error);
      if (failure.status === 413) return problemText(i18n, problems.tooLarge);
      return name === 'video'
        ? t`The video did not get through. Check your connection and try again.`
        : t`The picture did not get through. Check your connection and try again.`;
    }
    return errorText(i18n, failure);
  };
}

/** A file that was chosen. */
interface Chosen {
  file: File;
  kind: Kind;
  preview: string;
  /** The upload that has all of it: what is tried again is not sent again. */
  sentAs?: string | undefined;
}

/** Uploads one file of these kinds as soon as it is chosen; shows it at once. */
export function useUpload(kinds: readonly Kind[], unknown: Problem) {
  const { i18n } = useLingui();
  const problemOf = useUploadProblem();
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const running = useRef<AbortController | null>(null);
  const chosen = useRef<Chosen | null>(null);

  const forget = () => {
    running.current?.abort();
    if (chosen.current) URL.revokeObjectURL(chosen.current.preview);
    chosen.current = null;
  };
  const forgetLast = useRef(forget);
  useEffect(() => () => forgetLast.current(), []);

  const refuse = (problem: Problem) => {
    forget();
    setUpload({ status: 'none', problem: problemText(i18n, problem) });
  };
  const run = async (one: Chosen) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { kind, preview } = one;
    const shown = { kind: kind.name, preview };
    const show = (next: Upload) => {
      if (!control.signal.aborted) setUpload(next);
    };
    show({ ...shown, status: 'sending', share: 0 });
    const isTooLong = !one.sentAs && (await isLonger(preview, kind.longest));
    if (control.signal.aborted) return;
    if (isTooLong && kind.problems.tooLong) return refuse(kind.problems.tooLong);
    try {
      const { uploadId, signature, cover } = await send(one, control.signal, (step) =>
        show({ ...shown, ...shownStep(step) }),
      );
      show({ ...shown, status: 'done', uploadId, signature, cover });
    } catch (failure) {
      if (failure instanceof UploadRefused) one.sentAs = undefined;
      show({ ...shown, status: 'failed', problem: problemOf(failure, kind) });
    }
  };

  return {
    upload,
    /** Takes a file in place of the one before. */
    choose: (file: File | undefined) => {
      forget();
      if (!file) return refuse(unknown);
      const kind = kindOf(file, kinds);
      if (!kind) return refuse(unknown);
      if (file.size > kind.largest) return refuse(kind.problems.tooLarge);
      chosen.current = { file, kind, preview: URL.createObjectURL(file) };
      void run(chosen.current);
    },
    /** Tries the same file again. */
    retry: () => {
      if (chosen.current) void run(chosen.current);
    },
    /** Takes it away, on its way or not. */
    cancel: () => {
      forget();
      setUpload({ status: 'none' });
    },
  };
}

/** The kind a file says it is of, by its type or the ending of its name. */
function kindOf({ type, name }: File, kinds: readonly Kind[]): Kind | undefined {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  return kinds.find(({ accept }) => accept.includes(type) || accept.includes(ending));
}

async function isLonger(address: string, longest: number | undefined): Promise<boolean> {
  if (longest === undefined) return false;
  // A little more is what programs say of the very length that is allowed.
  return ((await lengthOf(address)) ?? 0) >= longest + 1;
}

/** Sends a file, or waits for one that was sent. */
function send(one: Chosen, signal: AbortSignal, onStep: (step: UploadStep) => void) {
  const { file, kind, sentAs } = one;
  const hear = (step: UploadStep) => {
    if (step.name === 'preparing') one.sentAs = step.uploadId;
    onStep(step);
  };
  return sentAs
    ? awaitUpload(sentAs, kind.mediaType, uploadTransport, hear, signal)
    : sendUpload(file, kind.mediaType, uploadTransport, hear, signal);
}

function shownStep(step: UploadStep) {
  if (step.name === 'sending') return { status: 'sending' as const, share: step.percent / 100 };
  const { stage, percent } = step;
  return {
    status: 'preparing' as const,
    ...(stage && { stage }),
    ...(percent !== undefined && { share: percent / 100 }),
  };
}
