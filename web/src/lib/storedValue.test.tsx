import { act, renderHook } from '@testing-library/react';
import { storedValue, useStoredValue } from 'lib/storedValue';
import { beforeEach, expect, it } from 'vitest';

const readNumber = (found: unknown) => (typeof found === 'number' ? found : 0);

beforeEach(() => window.localStorage.clear());

it('stores a value for the next page', () => {
  storedValue('count', readNumber).set(7);
  expect(storedValue('count', readNumber).get()).toBe(7);
});

it.each(['"seven"', '{', 'null', ''])('makes something sound of %j', (text) => {
  window.localStorage.setItem('count', text);
  expect(storedValue('count', readNumber).get()).toBe(0);
});

it('is one value for all callers with the key', () => {
  const one = renderHook(() => useStoredValue('shared', readNumber));
  const other = renderHook(() => useStoredValue('shared', readNumber));
  act(() => one.result.current[1](3));
  expect(other.result.current[0]).toBe(3);
});

it('hears other tabs', () => {
  const { result } = renderHook(() => useStoredValue('tabs', readNumber));
  window.localStorage.setItem('tabs', '5');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tabs' }));
  });
  expect(result.current[0]).toBe(5);
});
