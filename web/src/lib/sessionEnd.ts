let controller: AbortController | null = null;
let telling: Telling | null = null;

/** What is told for the session while it lasts. */
export interface Telling {
  /** Tells what there is, and then nothing more. */
  pause(): Promise<void>;
  /** Goes on: the session did not end. */
  resume(): void;
}

/** Milliseconds that the end of a session waits for what is told before it. */
const PATIENCE_MS = 1_000;

/**
 * Aborts when this page's session is about to end: what is told for the session alone is
 * given up then, since its answer could only be a refusal.
 */
export function untilSessionEnds(): AbortSignal {
  controller ??= new AbortController();
  return controller.signal;
}

/** The same signal for what is asked beside the page, which may be given up for other reasons too. */
export function whileSession(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, untilSessionEnds()]);
}

/** This page's session is about to end, or to be replaced by another one. */
export function endSession(): void {
  controller ??= new AbortController();
  controller.abort();
}

/** Has something told before the session ends; there is one, the activity log. */
export function tellBeforeEnd(one: Telling): void {
  telling = one;
}

/** Has it told, for as long as one waits without noticing; nothing is told after that. */
export async function pauseTelling(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (telling) await Promise.race([telling.pause(), late]);
}

/** The session goes on after all: what is told for it from now on is not given up. */
export function sessionGoesOn(): void {
  if (controller?.signal.aborted) controller = null;
  telling?.resume();
}
