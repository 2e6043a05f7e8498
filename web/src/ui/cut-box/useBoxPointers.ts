import { type PointerEvent, useRef } from 'react';
import { type Box, type Corner, moved, resized } from './box';

interface Held {
  pointer: number;
  x: number;
  y: number;
  box: Box;
}

/** Handlers for a part of the box: its inside moves it, a corner resizes it. One pointer at a time. */
export function useBoxPointers(box: Box, onBox: (box: Box) => void) {
  const held = useRef<Held | null>(null);
  return (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (held.current || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, box };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = held.current;
      const picture = event.currentTarget.closest('[data-cut-picture]');
      if (!from || from.pointer !== event.pointerId || !picture) return;
      event.stopPropagation();
      const { width, height } = picture.getBoundingClientRect();
      // From where it was taken hold of: what went past an edge comes back by the same way.
      const dx = (event.clientX - from.x) / Math.max(1, width);
      const dy = (event.clientY - from.y) / Math.max(1, height);
      onBox(corner ? resized(from.box, corner, dx, dy) : moved(from.box, dx, dy));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event),
  });

  function end({ pointerId }: PointerEvent) {
    if (held.current?.pointer === pointerId) held.current = null;
  }
}
