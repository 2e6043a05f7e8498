import { useLingui } from '@lingui/react/macro';
import { uploadTransport } from 'features/uploads/api';
import {
  type FinishedUpload,
  sendPicture,
  UploadRefused,
  UploadTimedOut,
} from 'features/uploads/send';
import { errorText } from 'lib/errorTexts';
import { problemText } from 'lib/problems';
import { SendFailed } from 'lib/sendFile';
import { useEffect, useRef, useState } from 'react';

/** Types of pictures the server reads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Largest picture the server takes, in bytes. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;

/** How far a picture is. `preview` shows the file itself. */
export type PictureUpload =
  | { status: 'none'; problem?: string }
  | { status: 'sending'; preview: string; share: number }
  | { status: 'preparing'; preview: string }
  | { status: 'done'; preview: string; uploadId: string; signature: string }
  | { status: 'failed'; preview: string; problem: string };

/** What went wrong with an upload, for people. */
export function useUploadProblem(): (failure: unknown) => string {
  const { t, i18n } = useLingui();
  return (failure) => {
    if (failure instanceof UploadRefused) {
      return failure.message || problemText(i18n, 'PictureBroken');
    }
    if (failure instanceof UploadTimedOut) return t`This takes too long. Try again.`;
    if (failure instanceof SendFailed) {
      if (failure.error) return errorText(i18n, failure.error);
      if (failure.status === 413) return problemText(i18n, 'PictureTooLarge');
      return t`The picture did not get through. Check your connection and try again.`;
    }
    return errorText(i18n, failure);
  };
}

/** Sends one picture that is ready as it is. */
export function sendOne(file: File, signal: AbortSignal): Promise<FinishedUpload> {
  return sendPicture(file, uploadTransport, () => undefined, signal);
}

/** Uploads one picture as soon as it is chosen; shows it at once. */
export function usePictureUpload() {
  const { i18n } = useLingui();
  const problemOf = useUploadProblem();
  const [upload, setUpload] = useState<PictureUpload>({ status: 'none' });
  const running = useRef<AbortController | null>(null);
  const chosen = useRef<{ file: File; preview: string } | null>(null);

  const forget = () => {
    running.current?.abort();
    if (chosen.current) URL.revokeObjectURL(chosen.current.preview);
    chosen.current = null;
  };
  const forgetLast = useRef(forget);
  useEffect(() => () => forgetLast.current(), []);

  const run = async ({ file, preview }: { file: File; preview: string }) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const show = (next: PictureUpload) => {
      if (!control.signal.aborted) setUpload(next);
    };
    try {
      const { uploadId, signature } = await sendPicture(
        file,
        uploadTransport,
        (step) =>
          show(
            step.name === 'sending'
              ? { status: 'sending', preview, share: step.percent / 100 }
              : { status: 'preparing', preview },
          ),
        control.signal,
      );
      show({ status: 'done', preview, uploadId, signature });
    } catch (failure) {
      show({ status: 'failed', preview, problem: problemOf(failure) });
    }
  };

  return {
    upload,
    /** Takes a file in place of the one before. */
    choose: (file: File | undefined) => {
      forget();
      if (!file) {
        return setUpload({ status: 'none', problem: problemText(i18n, 'PictureType') });
      }
      if (file.size > LARGEST_PICTURE) {
        return setUpload({ status: 'none', problem: problemText(i18n, 'PictureTooLarge') });
      }
      chosen.current = { file, preview: URL.createObjectURL(file) };
      void run(chosen.current);
    },
    /** Tries the same file again. */
    retry: () => {
      if (chosen.current) void run(chosen.current);
    },
    /** Takes the picture away, on its way or not. */
    cancel: () => {
      forget();
      setUpload({ status: 'none' });
    },
  };
}
