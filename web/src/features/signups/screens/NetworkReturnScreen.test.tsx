import { screen } from '@testing-library/react';
import { NetworkReturnScreen } from 'features/signups/screens/NetworkReturnScreen';
import { readState } from 'lib/readState';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { session, viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));
vi.mock('lib/readState', () => ({ readState: vi.fn() }));

afterEach(() => window.history.replaceState(null, '', '/'));

const club = { id: 'club', name: 'Pins Club' };

it('knows the viewer with what was just connected, also on the page that follows', async () => {
  window.history.replaceState(null, '', '/connect/club/?code=one&state=two');
  const connected_networks = [{ ...club, username: 'ines', url: null }];
  vi.mocked(readState).mockResolvedValue({
    session: session(viewer({ connected_networks })),
    resources: {},
  });
  const door = {
    'NetworkAuthorizationResource/update': () => ({ status: 'connected', network: club }),
  };
  const { store } = renderApp(<NetworkReturnScreen />, { viewer: viewer(), door });
  expect(await screen.findByText('At /settings/networks/')).toBeInTheDocument();
  expect(store.getState().session.user?.connected_networks).toEqual(connected_networks);
});
