import { errorIn } from 'lib/call';
import type { ApiError } from 'lib/errors';

/**
 * Sends one file as a multipart form: the parameters first, then the file as
 * `file` (protocol "Uploads"). Goes without cookies, since the parameters
 * authorise, and without the app's headers, since the address may be another
 * host's. Apart from `call`, because only XMLHttpRequest tells how much has left.
 */
export interface FileToSend {
  /** Absolute address. */
  url: string;
  /** Fields before the file, as they are. */
  parameters: Record<string, string>;
  file: File;
  /** Told the share of bytes that have left, 0 to 1. */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** The file was not taken; `status` is none when no answer came. */
export class SendFailed extends Error {
  override name = 'SendFailed';
  readonly status: number | null;
  /** Why the server refused the file, if it said so. */
  readonly error: ApiError | null;

  constructor(status: number | null, error: ApiError | null = null) {
    super(status === null ? 'no answer' : `status ${status}`);
    this.status = status;
    this.error = error;
  }
}

/** Resolves once the file is taken. Throws `SendFailed`, or the signal's reason. */
export function sendFile({ url, parameters, file, onSent, signal }: FileToSend): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const form = new FormData();
    for (const [name, value] of Object.entries(parameters)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new SendFailed(status, errorIn(response, status)));
    };
    request.onerror = () => reject(new SendFailed(null));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', url);
    request.send(form);
  });
}
