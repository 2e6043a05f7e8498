import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger rests before it means something else than a tap. */
const LONG_MS = 450;

/** How far a finger may tremble meanwhile, in CSS pixels. */
const TREMBLE = 10;

/**
 * Hears a finger that rests on something. The handlers go onto an element
 * around everything that can be pressed; `onLongPress` is given what the finger
 * rests on. The tap that ends a long press opens nothing.
 */
export function useLongPress(onLongPress: (target: Element) => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const fired = useRef(false);
  const end = () => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      fired.current = false;
      const target = event.target as Element;
      // A panel above the page is not inside the element, but its events come by.
      if (!event.currentTarget.contains(target)) return;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const timer = window.setTimeout(() => {
        fired.current = true;
        onLongPress(target);
      }, LONG_MS);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = press.current ?? { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Whether the click that is heard now ends a long press. */
    consumed: () => fired.current,
  };
}
