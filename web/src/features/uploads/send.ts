import { type ApiError, mayRetry } from 'lib/errors';

/**
 * Sends one picture or video: registers it, sends the file to the address that is
 * answered, and asks until the server has made all that it is shown with (protocol
 * "Uploads"). What it talks to is handed in, see `api.ts`.
 */

/** What a file is registered as. */
export type MediaType = 'image-story-pin' | 'video';

/** Where a file goes (contract `RegisteredUpload`). */
export interface UploadTarget {
  upload_id: string;
  upload_url: string;
  upload_parameters: Record<string, string>;
}

/** What is done to a video that has come, one after the other (contract `UploadStage`). */
export type UploadStage = 'received' | 'cover' | 'making' | 'storing';

/** How far the server is (contract `UploadState`). */
export interface UploadState {
  status: 'registered' | 'processing' | 'succeeded' | 'failed';
  signature?: string | null;
  failure_message?: string | null;
  /** Of a video while it is worked on. */
  stage?: UploadStage | null;
  /** How much of all that is done to it is done, 0 to 100. */
  percent?: number | null;
  /** Address of the picture that stands for it, where the server tells it. */
  thumbnail?: string | null;
}

/** What the server holds. */
export interface FinishedUpload {
  uploadId: string;
  /** Its content hash. */
  signature: string;
  /** Address of the picture that stands for it, where the server tells it. */
  cover: string | null;
}

/** The three calls an upload is made of. */
export interface UploadTransport {
  register(clientId: string, mediaType: MediaType, signal: AbortSignal): Promise<UploadTarget>;
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
export type UploadStep =
  | { name: 'sending'; percent: number }
  /** The server has the file; what it does to a video it tells by stages. */
  | { name: 'preparing'; uploadId: string; stage?: UploadStage; percent?: number };

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
export async function sendUpload(
  file: File,
  mediaType: MediaType,
  transport: UploadTransport,
  onStep: (step: UploadStep) => void,
  signal: AbortSignal,
): Promise<FinishedUpload> {
  onStep({ name: 'sending', percent: 0 });
  const target = await transport.register(CLIENT_ID, mediaType, signal);
  await transport.send(
    target,
    file,
    (share) => onStep({ name: 'sending', percent: percent(share) }),
    signal,
  );
  return awaitUpload(target.upload_id, mediaType, transport, onStep, signal);
}

// Every upload is registered alone, so its name need not be unique.
const CLIENT_ID = 'file';
const FIRST_WAIT = 250;
const LONGEST_WAIT = 2_000;

/** How long nothing new may be heard, in milliseconds: videos are made one after the other. */
const PATIENCE: Record<MediaType, number> = { 'image-story-pin': 120_000, video: 1_800_000 };

/** How long the server may be out of reach meanwhile. */
const LOST_MS = 30_000;

/** The same from where the file has been sent already. */
export async function awaitUpload(
  uploadId: string,
  mediaType: MediaType,
  transport: UploadTransport,
  onStep: (step: UploadStep) => void,
  signal: AbortSignal,
): Promise<FinishedUpload> {
  onStep({ name: 'preparing', uploadId });
  let waited = 0;
  let lost = 0;
  let pause = FIRST_WAIT;
  let news = '';
  for (;;) {
    signal.throwIfAborted();
    const { state, failure } = await ask(uploadId, transport, signal);
    if (state) lost = 0;
    else if (lost >= LOST_MS) throw failure;
    if (state?.status === 'succeeded') return finished(uploadId, state);
    if (state?.status === 'failed') throw new UploadRefused(state.failure_message ?? '');
    const step = state && stepOf(uploadId, state);
    if (step && news !== JSON.stringify(step)) {
      news = JSON.stringify(step);
      waited = 0;
      onStep(step);
    }
    if (waited >= PATIENCE[mediaType]) throw new UploadTimedOut();
    await transport.wait(pause, signal);
    waited += pause;
    lost += pause;
    pause = Math.min(pause * 1.5, LONGEST_WAIT);
  }
}

/** What is done to a video; nothing is told of a picture. */
function stepOf(uploadId: string, { stage, percent }: UploadState): UploadStep | null {
  if (!stage) return null;
  return { name: 'preparing', uploadId, stage, ...(typeof percent === 'number' && { percent }) };
}

interface Asked {
  state?: UploadState;
  /** Why there is none, if the next asking may be answered. */
  failure?: unknown;
}

async function ask(
  uploadId: string,
  transport: UploadTransport,
  signal: AbortSignal,
): Promise<Asked> {
  try {
    return { state: await transport.state(uploadId, signal) };
  } catch (failure) {
    if (signal.aborted || !mayPass(failure)) throw failure;
    return { failure };
  }
}

/** Whether asking again may help: no answer, a fault of the server, or too many questions. */
function mayPass(failure: unknown): boolean {
  const isSaid = typeof failure === 'object' && failure !== null && 'status' in failure;
  if (!isSaid) return false;
  const error = failure as ApiError;
  return mayRetry(error) || error.status === 429;
}

function finished(uploadId: string, { signature, thumbnail }: UploadState): FinishedUpload {
  return { uploadId, signature: signature ?? '', cover: thumbnail ?? null };
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
