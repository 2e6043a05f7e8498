import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Box } from './box';
import { CutBox } from './CutBox';

const START: Box = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };

function Shown({ onChange }: { onChange: (box: Box) => void }) {
  const [box, setBox] = useState(START);
  const onBox = (next: Box) => {
    onChange(next);
    setBox(next);
  };
  return (
    <CutBox
      box={box}
      onBox={onBox}
      label="Part of the picture"
      help="Move it."
      keys="Arrows move it."
    >
      <img src="data:," alt="A room" />
    </CutBox>
  );
}

function show() {
  const boxes: Box[] = [];
  render(<Shown onChange={(box) => boxes.push(box)} />);
  const box = screen.getByRole('group', { name: 'Part of the picture' });
  const picture = box.closest('[data-cut-picture]') as Element;
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200));
  for (const part of [box, ...box.children]) part.setPointerCapture = vi.fn();
  return { box, last: () => boxes.at(-1) };
}

// The document of tests knows no pointer events; those of a mouse carry the same places.
function point(part: Element, type: string, clientX: number, clientY: number) {
  fireEvent(part, new MouseEvent(type, { bubbles: true, clientX, clientY }));
}

it('is described by how it is used', () => {
  expect(show().box).toHaveAccessibleDescription('Move it. Arrows move it.');
});

it('moves by arrows, and is resized by them with Shift', () => {
  const { box, last } = show();
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(last()).toEqual({ ...START, x: 0.27 });
  fireEvent.keyDown(box, { key: 'ArrowUp', shiftKey: true });
  expect(last()).toEqual({ ...START, x: 0.27, h: 0.48 });
});

it('leaves other keys to the page', () => {
  const { box, last } = show();
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
  expect(last()).toBeUndefined();
});

it('is dragged by its inside, and comes back by the same way', () => {
  const { box, last } = show();
  point(box, 'pointerdown', 200, 100);
  point(box, 'pointermove', 900, 120);
  expect(last()).toEqual({ ...START, x: 0.5, y: expect.closeTo(0.35) });
  point(box, 'pointermove', 200, 100);
  expect(last()).toEqual(START);
  point(box, 'pointerup', 200, 100);
  point(box, 'pointermove', 0, 0);
  expect(last()).toEqual(START);
});

it('is resized by a corner', () => {
  const { box, last } = show();
  const corner = box.querySelector('[data-x="1"][data-y="1"]') as Element;
  point(corner, 'pointerdown', 300, 150);
  point(corner, 'pointermove', 340, 130);
  expect(last()?.w).toBeCloseTo(0.6);
  expect(last()?.h).toBeCloseTo(0.4);
});
