import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { viewer } from '../../test-views';
import { useTellOffset } from './useTellOffset';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

function Teller() {
  useTellOffset();
  return null;
}

const door = {
  'EmailSettingsResource/update': () => ({ options: [], cadence: 'daily', utc_offset_minutes: 0 }),
};

/** Shows it to a viewer whose clock is so many minutes before UTC. */
function show(minutes: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);
  return renderApp(<Teller />, { viewer: viewer(), door }).calls;
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('tells how far the clock is before UTC, once for each change', async () => {
  expect((await told(120)).map(({ options }) => options)).toEqual([{ utc_offset_minutes: 120 }]);
  expect(show(120)).toEqual([]);
  expect((await told(60)).map(({ options }) => options)).toEqual([{ utc_offset_minutes: 60 }]);
  // Back at UTC, which is no longer what the server knows.
  expect((await told(0)).map(({ options }) => options)).toEqual([{ utc_offset_minutes: 0 }]);
});

it('tells nothing of a clock that shows UTC', () => {
  expect(show(0)).toEqual([]);
});

/** The calls, once it was kept that they were made. */
async function told(minutes: number) {
  const calls = show(minutes);
  await waitFor(() =>
    expect(window.localStorage.getItem('utc_offset_told')).toBe(`${viewer().id} ${minutes}`),
  );
  return calls;
}
