import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger, or a pointer, rests on a button before it means something else. */
const REST_MS = 450;

/**
 * Hears that a finger or a pointer rests on a button. `held` answers whether the
 * click that is heard now ends such a rest, and so means nothing of its own.
 */
export function useHold(onHold: () => void) {
  const timer = useRef<number>(undefined);
  const fired = useRef(false);
  const came = useRef(false);
  const end = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const begin = (byTouch: boolean) => {
    end();
    fired.current = false;
    timer.current = window.setTimeout(() => {
      // A pointer that rests has pressed nothing yet.
      fired.current = byTouch;
      onHold();
    }, REST_MS);
  };
  return {
    onPointerEnter: (event: PointerEvent) => {
      came.current = event.pointerType === 'mouse';
    },
    // What closes above a pointer that lies still lets it enter as well: it came, but was not moved.
    onPointerMove: () => {
      if (!came.current) return;
      came.current = false;
      begin(false);
    },
    onPointerDown: (event: PointerEvent) => {
      came.current = false;
      if (event.pointerType === 'mouse') end();
      else begin(true);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    held: () => fired.current,
  };
}
