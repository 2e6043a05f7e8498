/**
 * Whether things may move and load by themselves: not where the viewer wants less motion, or saves
 * data. For the browser alone.
 */
export function mayMove(): boolean {
  const { connection } = window.navigator as Line;
  return !connection?.saveData && !WISHES.some((wish) => window.matchMedia(wish).matches);
}

/** Calls back when the viewer changes such a wish; answers how to stop. */
export function watchMotion(listener: () => void): () => void {
  const queries = WISHES.map((wish) => window.matchMedia(wish));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The line to the network, where the browser tells of it. */
type Line = Navigator & { connection?: { saveData?: boolean } };

const WISHES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];
