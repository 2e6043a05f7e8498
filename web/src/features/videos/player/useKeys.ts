import { type RefObject, useEffect, useRef } from 'react';
import { type Act, actOf, type Focus } from './keys';

/** Hears the keys that mean something to a player, while something in it has the focus. */
export function useKeys(ref: RefObject<HTMLElement | null>, onAct: (act: Act) => void): void {
  const latest = useRef(onAct);
  latest.current = onAct;
  useEffect(() => {
    const player = ref.current;
    const hear = (event: KeyboardEvent) => {
      const act = event.defaultPrevented ? null : actOf(event, focusOf(event.target as Element));
      if (!act) return;
      // The page neither scrolls nor takes it for a key of its own.
      event.preventDefault();
      event.stopPropagation();
      latest.current(act);
    };
    player?.addEventListener('keydown', hear);
    return () => player?.removeEventListener('keydown', hear);
  }, [ref]);
}

function focusOf(target: Element): Focus {
  if (target instanceof HTMLSelectElement) return 'choice';
  if (target instanceof HTMLInputElement) {
    return target.dataset.control === 'volume' ? 'volume' : 'seek';
  }
  return target.closest('button') ? 'button' : 'other';
}
