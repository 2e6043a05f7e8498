import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGeometry } from './useGeometry';

/** What the style sheet would answer. */
let width = 0;
let resized = () => {};

function Grid() {
  const grid = useRef<HTMLUListElement>(null);
  const geometry = useGeometry(grid);
  return <ul ref={grid} aria-label={`${geometry?.plan.columns} columns on ${geometry?.width}`} />;
}

const said = () => screen.getByRole('list').getAttribute('aria-label');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () =>
      ({
        inlineSize: `${width}px`,
        fontSize: '16px',
        getPropertyValue: () => String(Math.floor(width / 240)),
      }) as unknown as CSSStyleDeclaration,
  );
  width = 740;
  render(<Grid />);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is measured at once', () => {
  expect(said()).toBe('3 columns on 740');
});

it('is measured anew once the width has rested for 200 ms', () => {
  width = 1000;
  resized();
  pass(150);
  width = 1250;
  resized();
  pass(199);
  expect(said()).toBe('3 columns on 740');
  pass(1);
  expect(said()).toBe('5 columns on 1250');
});

it('is measured anew 1000 ms after the device was turned', () => {
  width = 1000;
  window.dispatchEvent(new Event('orientationchange'));
  pass(999);
  expect(said()).toBe('3 columns on 740');
  pass(1);
  expect(said()).toBe('4 columns on 1000');
});
