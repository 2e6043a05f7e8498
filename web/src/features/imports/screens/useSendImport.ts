import { useLingui } from '@lingui/react/macro';
import { importsApi } from 'features/imports/api';
import { zipFolder } from 'features/imports/zipFolder';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { SendFailed, sendFile } from 'lib/sendFile';
import { useEffect, useRef, useState } from 'react';

/** What goes on with a file that is to be imported. */
export interface Sending {
  doing: 'packing' | 'sending';
  /** How far it is, from 0 to 1. */
  share: number;
}

/** Sends a file, or the pictures of a folder as one, to be imported. */
export function useSendImport(privacy: 'public' | 'secret' | null, onSent: () => void) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const controller = useRef<AbortController | null>(null);
  const [register] = importsApi.useRegisterImportMutation();
  useEffect(() => () => controller.current?.abort(), []);

  const told = (doing: Sending['doing']) => (share: number) => setSending({ doing, share });
  const explain = (cause: unknown): string => {
    // A file that was moved meanwhile, or may not be read.
    if (cause instanceof DOMException) return t`The folder cannot be read. Choose it again.`;
    const error = cause instanceof SendFailed ? cause.error : (cause as ApiError);
    return error ? errorText(i18n, error) : t`The file did not arrive. Check your connection.`;
  };
  const send = async (source: File | readonly File[]) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setFailure(null);
    try {
      const file = source instanceof File ? source : await pack(source, signal);
      told('sending')(0);
      const { upload_url: url, upload_parameters: parameters } = await register(
        privacy ? { privacy } : {},
      ).unwrap();
      await sendFile({ url, parameters, file, onSent: told('sending'), signal });
      onSent();
    } catch (cause) {
      if (signal.aborted) return;
      setFailure(explain(cause));
    }
    setSending(null);
  };
  const pack = (pictures: readonly File[], signal: AbortSignal) => {
    told('packing')(0);
    return zipFolder(pictures, told('packing'), signal);
  };
  const cancel = () => {
    controller.current?.abort();
    setSending(null);
  };
  return { sending, failure, fail: setFailure, send, cancel };
}
