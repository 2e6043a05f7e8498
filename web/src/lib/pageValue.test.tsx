import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageValue } from './pageValue';

const drawn = pageValue(1);

function Drawn() {
  return <p>{drawn.useValue()}</p>;
}

it('is followed by components, until they go', () => {
  const count = pageValue(1);
  const shown: number[] = [];
  const { unmount } = renderHook(() => shown.push(count.useValue()));
  act(() => count.change((value) => value + 1));
  expect(shown).toEqual([1, 2]);
  unmount();
  count.change((value) => value + 1);
  expect(shown).toEqual([1, 2]);
  expect(renderHook(() => count.useValue()).result.current).toBe(3);
});

it('is the first one in markup of the server, which serves others, too', () => {
  drawn.change(() => 5);
  expect(renderToString(<Drawn />)).toBe('<p>1</p>');
});
