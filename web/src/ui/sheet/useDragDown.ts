import { type PointerEvent, useRef } from 'react';

/** Pulled this far down, in pixels, it goes away when let go. */
const AWAY = 96;

interface DragDownOptions {
  /** Called with how far it is pulled, never below nought. */
  onMove: (pixels: number) => void;
  /** Called when it is let go far enough down. */
  onAway: () => void;
}

/** Handlers for a handle that is dragged downwards. */
export function useDragDown({ onMove, onAway }: DragDownOptions) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  const end = (event: PointerEvent) => {
    const far = pulled(event) > AWAY;
    start.current = null;
    onMove(0);
    if (far) {
      onAway();
    }
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) {
        onMove(pulled(event));
      }
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      onMove(0);
    },
  };
}
