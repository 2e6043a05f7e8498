/** How long a window that is not drawn is waited for, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Resolves once the next frame is painted: what answers a press at once is seen before the work
 * that the press begins.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A window that is hidden draws no frames.
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
