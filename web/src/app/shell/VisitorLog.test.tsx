import { act } from '@testing-library/react';
import { keepConsent } from 'features/consents/parts/consent';
import { ALLOW_ALL, REJECT_ALL } from 'features/consents/rules';
import { logVisit } from 'features/feeds/logVisit';
import { navigated } from 'lib/history';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { viewer } from '../../test-views';
import { VisitorLog } from './VisitorLog';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
vi.mock('features/feeds/logVisit', () => ({ logVisit: vi.fn() }));

const choose = (consent: typeof ALLOW_ALL) => act(async () => keepConsent(consent));

beforeEach(() => {
  vi.clearAllMocks();
  keepConsent(REJECT_ALL);
});

/** The places that were told of, each with the one before it. */
const told = () =>
  vi
    .mocked(logVisit)
    .mock.calls.map(([before, after]) => [
      before.history.current?.address,
      after.history.current?.address,
    ]);

function show(who?: ReturnType<typeof viewer>) {
  const { store } = renderApp(<VisitorLog />, who ? { viewer: who } : {});
  const go = (key: string, address: string) =>
    act(async () => {
      store.dispatch(navigated({ action: 'PUSH', to: { key, address } }));
    });
  return go;
}

it('tells of a visitor from when they allow it, for as long as they do', async () => {
  const go = show();
  await go('a', '/');
  await go('b', '/ada/');
  expect(told()).toEqual([]);
  await choose({ ...REJECT_ALL, analytic: true });
  expect(told()).toEqual([[undefined, '/ada/']]);
  await go('c', '/pin/1/');
  expect(told()).toEqual([
    [undefined, '/ada/'],
    ['/ada/', '/pin/1/'],
  ]);
  await choose({ ...ALLOW_ALL, analytic: false });
  await go('d', '/pin/2/');
  expect(told()).toHaveLength(2);
});

it('tells nothing of users, of whom the frame tells', async () => {
  keepConsent(ALLOW_ALL);
  const go = show(viewer());
  await go('a', '/');
  expect(told()).toEqual([]);
});
