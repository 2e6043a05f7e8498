/**
 * Sends one picture: registers it, sends the file to the address that is
 * answered, and asks until the server has made all its sizes (protocol
 * "Uploads"). What it talks to is handed in, see `api.ts`.
 */

/** Where a file goes (contract `RegisteredUpload`). */
export interface UploadTarget {
  upload_id: string;
  upload_url: string;
  upload_parameters: Record<string, string>;
}

/** How far the server is (contract `UploadState`). */
export interface UploadState {
  status: 'registered' | 'processing' | 'succeeded' | 'failed';
  signature?: string | null;
  failure_message?: string | null;
}

/** A picture that the server holds. */
export interface FinishedUpload {
  uploadId: string;
  /** Its content hash. */
  signature: string;
}

/** The three calls an upload is made of. */
export interface UploadTransport {
  register(clientId: string, signal: AbortSignal): Promise<UploadTarget>;
  /** Reports the share of bytes that have left, 0 to 1. */
  send(
    target: UploadTarget,
    file: File,
    onSent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  state(uploadId: string, signal: AbortSignal): Promise<UploadState>;
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The step an upload is at. */
export type UploadStep = { name: 'sending'; percent: number } | { name: 'preparing' };

/** The server looked at the file and refused it; the message is for people. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
}

/** The server did not finish in time. */
export class UploadTimedOut extends Error {
  override name = 'UploadTimedOut';
}

/**
 * Answers the finished upload. Throws what the transport throws, the
 * signal's reason when aborted, `UploadRefused` and `UploadTimedOut`.
 */
export async function sendPicture(
  file: File,
  transport: UploadTransport,
  onStep: (step: UploadStep) => void,
  signal: AbortSignal,
): Promise<FinishedUpload> {
  onStep({ name: 'sending', percent: 0 });
  const target = await transport.register(CLIENT_ID, signal);
  await transport.send(
    target,
    file,
    (share) => onStep({ name: 'sending', percent: percent(share) }),
    signal,
  );
  onStep({ name: 'preparing' });
  const signature = await finished(target.upload_id, transport, signal);
  return { uploadId: target.upload_id, signature };
}

// Every upload is registered alone, so its name need not be unique.
const CLIENT_ID = 'picture';
const FIRST_WAIT = 250;
const LONGEST_WAIT = 2_000;
const PATIENCE = 120_000;

async function finished(
  uploadId: string,
  transport: UploadTransport,
  signal: AbortSignal,
): Promise<string> {
  let waited = 0;
  let pause = FIRST_WAIT;
  for (;;) {
    signal.throwIfAborted();
    const state = await transport.state(uploadId, signal);
    if (state.status === 'succeeded') return state.signature ?? '';
    if (state.status === 'failed') throw new UploadRefused(state.failure_message ?? '');
    if (waited >= PATIENCE) throw new UploadTimedOut();
    await transport.wait(pause, signal);
    waited += pause;
    pause = Math.min(pause * 1.5, LONGEST_WAIT);
  }
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
