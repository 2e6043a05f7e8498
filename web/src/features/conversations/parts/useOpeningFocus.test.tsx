import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpeningFocus } from './useOpeningFocus';

let frames: Map<number, FrameRequestCallback>;

/** The next picture of the screen is drawn. */
const draw = () => {
  for (const call of frames.values()) call(0);
};

beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    frames.set(frames.size + 1, call);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});

afterEach(() => vi.unstubAllGlobals());

function Opened() {
  const field = useRef<HTMLInputElement>(null);
  useOpeningFocus(field);
  return (
    <>
      <button type="button">More</button>
      <input ref={field} />
    </>
  );
}

it('gives the focus to the part once it is drawn', () => {
  render(<Opened />);
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  draw();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it.each([
  ['a pointer', () => fireEvent.pointerDown(screen.getByRole('button'))],
  ['a key', () => fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })],
])('leaves the focus to who pressed something before that by %s', (_by, press) => {
  render(<Opened />);
  press();
  draw();
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});

it('takes it no more from who presses later', () => {
  const { unmount } = render(<Opened />);
  draw();
  fireEvent.pointerDown(screen.getByRole('button'));
  unmount();
  expect(frames.size).toBe(0);
});
