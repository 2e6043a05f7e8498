import { act, renderHook } from '@testing-library/react';
import { kept, useKept } from 'lib/kept';
import { beforeEach, expect, it } from 'vitest';

const readNumber = (found: unknown) => (typeof found === 'number' ? found : 0);

beforeEach(() => window.localStorage.clear());

it('keeps a value for the next page', () => {
  kept('count', readNumber).set(7);
  expect(kept('count', readNumber).get()).toBe(7);
});

it.each(['"seven"', '{', 'null', ''])('makes something sound of %j', (text) => {
  window.localStorage.setItem('count', text);
  expect(kept('count', readNumber).get()).toBe(0);
});

it('is one value for everybody who names the key', () => {
  const one = renderHook(() => useKept('shared', readNumber));
  const other = renderHook(() => useKept('shared', readNumber));
  act(() => one.result.current[1](3));
  expect(other.result.current[0]).toBe(3);
});

it('hears other tabs', () => {
  const { result } = renderHook(() => useKept('tabs', readNumber));
  window.localStorage.setItem('tabs', '5');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tabs' }));
  });
  expect(result.current[0]).toBe(5);
});
