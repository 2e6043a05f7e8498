import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLinks } from 'app/shell/useLinks';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Draws the frame that the browser has yet to draw. */
let draw: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  useLinks();
  return <a href="/ines/">Ines</a>;
}

it('paints the press on a link before it goes there, without a page of the server', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  // The browser itself follows what nothing prevents.
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  await act(async () => {});
  expect(router.state.location.pathname).toBe('/');
  await act(async () => {
    draw?.();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(router.state.location.pathname).toBe('/ines/');
});
