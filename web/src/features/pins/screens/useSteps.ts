import { useEffect, useRef } from 'react';

/** One on, or one back. */
export type Step = 1 | -1;

/** Goes by keys to the next of several things, and to the one before. */
export function useSteps(onStep: (by: Step) => void): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const by = stepOf(event);
      if (!by) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

const BY_ARROW: Record<string, Step> = { ArrowDown: 1, ArrowUp: -1 };

const BY_LETTER: Record<string, Step> = { N: 1, P: -1 };

/** Where letters are written, and what takes keys for itself while it is open. */
const WRITTEN = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

/**
 * Where a key goes. Letters with Shift go everywhere but where one writes; arrows where nothing
 * else has a use for them: a player has its loudness, and what is said below it is scrolled.
 */
function stepOf(event: KeyboardEvent): Step | undefined {
  const { key, target, shiftKey } = event;
  const isHeld = event.altKey || event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || isHeld || !(target instanceof Element)) return undefined;
  if (document.querySelector('[role=dialog], [role=menu]')) return undefined;
  if (shiftKey) return target.closest(WRITTEN) ? undefined : BY_LETTER[key.toUpperCase()];
  return target.matches('body, main') || target.closest('[data-steps]') ? BY_ARROW[key] : undefined;
}
