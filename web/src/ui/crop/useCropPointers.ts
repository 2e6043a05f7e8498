import { type PointerEvent, useRef } from 'react';
import type { CropView, Cut, Extent } from './cut';

interface Point {
  x: number;
  y: number;
}

/** One pointer moves the picture, two bring it nearer. Spread the answer onto the frame. */
export function useCropPointers(
  view: CropView,
  cut: Cut | null,
  picture: Extent | null,
  onView: (view: CropView) => void,
  onMoving: (moving: boolean) => void,
) {
  const down = useRef(new Map<number, Point>());
  const end = ({ pointerId }: PointerEvent) => {
    down.current.delete(pointerId);
    onMoving(down.current.size > 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      onMoving(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId);
      if (!before || !cut || !picture) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      const { width } = event.currentTarget.getBoundingClientRect();
      // Pixels of the picture under one pixel of the screen.
      const scale = cut.width / width;
      // Two fingers share a movement.
      const part = other ? 0.5 : 1;
      const nearer = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
      down.current.set(event.pointerId, now);
      onView({
        x: view.x - ((now.x - before.x) * scale * part) / picture.width,
        y: view.y - ((now.y - before.y) * scale * part) / picture.height,
        zoom: view.zoom * nearer,
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
