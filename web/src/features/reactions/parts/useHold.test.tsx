import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHold } from './useHold';

/** The test's document has no events of pointers; React hears entering and leaving by `over` and `out`. */
type Kind = 'over' | 'move' | 'out' | 'down';

function point(button: HTMLElement, kind: Kind, pointerType = 'mouse') {
  const event = new MouseEvent(`pointer${kind}`, { bubbles: true });
  fireEvent(button, Object.assign(event, { pointerType }));
}

const REST_MS = 450;

function Button({ onHold }: { onHold: () => void }) {
  const { held: _, ...hold } = useHold(onHold);
  return <button type="button" aria-label="Love" {...hold} />;
}

/** A button, and how often something rested on it. */
function show() {
  const onHold = vi.fn();
  render(<Button onHold={onHold} />);
  const rest = () => act(() => vi.advanceTimersByTime(REST_MS));
  return { button: screen.getByRole('button'), onHold, rest };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hears a pointer that was moved there and rests', () => {
  const { button, onHold, rest } = show();
  point(button, 'over');
  point(button, 'move');
  rest();
  expect(onHold).toHaveBeenCalledTimes(1);
  // Moving on does not begin anew.
  point(button, 'move');
  rest();
  expect(onHold).toHaveBeenCalledTimes(1);
});

it('hears none that leaves', () => {
  const { button, onHold, rest } = show();
  point(button, 'over');
  point(button, 'move');
  point(button, 'out');
  rest();
  expect(onHold).not.toHaveBeenCalled();
});

it('hears none that presses, also where it is moved a little', () => {
  const { button, onHold, rest } = show();
  point(button, 'over');
  point(button, 'down');
  point(button, 'move');
  rest();
  expect(onHold).not.toHaveBeenCalled();
});

it('hears none that lay still while something closed above it', () => {
  const { button, onHold, rest } = show();
  point(button, 'over');
  rest();
  expect(onHold).not.toHaveBeenCalled();
});

it('hears a finger that rests', () => {
  const { button, onHold, rest } = show();
  point(button, 'down', 'touch');
  rest();
  expect(onHold).toHaveBeenCalledTimes(1);
});
