import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger, or a pointer, rests on a button before it means something else. */
const REST_MS = 450;

/**
 * Hears that a finger or a pointer rests on a button. `held` answers whether the
 * click that is heard now ends such a rest, and so means nothing of its own.
 */
export function useHold(onHold: () => void) {
  // Set until the pointer leaves: it rests once, and not after a press.
  const timer = useRef(0);
  const fired = useRef(false);
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
    // Moved, not only there: what closes above a pointer that lies still lets it enter as well.
    onPointerMove: (event: PointerEvent) =>
      event.pointerType === 'mouse' && !timer.current && begin(false),
    onPointerDown: (event: PointerEvent) => {
      begin(event.pointerType !== 'mouse');
      if (event.pointerType === 'mouse') end();
    },
    onPointerUp: end,
    onPointerLeave: () => {
      end();
      timer.current = 0;
    },
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    held: () => fired.current,
  };
}
