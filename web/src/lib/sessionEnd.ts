let controller: AbortController | null = null;

/**
 * Aborts when this page's session is about to end: what is told for the session alone is
 * given up then, since its answer could only be a refusal.
 */
export function untilSessionEnds(): AbortSignal {
  controller ??= new AbortController();
  return controller.signal;
}

/** This page's session is about to end. */
export function endSession(): void {
  controller ??= new AbortController();
  controller.abort();
}
