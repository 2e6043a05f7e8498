import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { AuthorizationScreen } from './AuthorizationScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const asked = {
  client_id: '7',
  redirect_uri: 'https://app.example/back',
  response_type: 'code',
  scope: 'pins:write boards:read',
  state: 'a state',
  code_challenge: 'c',
  code_challenge_method: 'S256',
};
const AT = `/app-factory-oauth/?${new URLSearchParams(asked)}`;
const shown = {
  app: { id: '7', name: 'Scissors', image_url: null, owner: null },
  scopes: ['boards:read', 'pins:write'],
  back_to: 'app.example',
  is_allowed: false,
  fault: null,
};
const BACK = { url: 'https://app.example/back?code=c' };

const left = vi.fn();
beforeEach(() => {
  left.mockClear();
  vi.stubGlobal('location', { ...window.location, assign: left, replace: left });
});

function open(door: Record<string, () => unknown>, at = AT) {
  return renderApp(<AuthorizationScreen />, { viewer: viewer(), door, at });
}

it('says who asks and what for, and sends back once it is allowed', async () => {
  const { user, calls } = open({
    'AppAuthorizationResource/get': () => shown,
    'AppAuthorizationResource/create': () => BACK,
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Scissors wants to use your account');
  const words = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(words).toEqual([
    'See your boards, the secret ones too, and who saves to them',
    'Pin for you, and change and delete your pins',
  ]);
  expect(screen.getByText('app.example')).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(BACK.url));
  expect(calls.at(-1)).toEqual({ name: 'AppAuthorizationResource/create', options: asked });
  expect(screen.getByRole('button', { name: 'Do not allow' })).toBeDisabled();
});

it('sends back with a no', async () => {
  const { user, calls } = open({
    'AppAuthorizationResource/get': () => shown,
    'AppAuthorizationResource/delete': () => BACK,
  });
  await user.click(await screen.findByRole('button', { name: 'Do not allow' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(BACK.url));
  expect(calls.map(({ name }) => name)).not.toContain('AppAuthorizationResource/create');
});

it('asks for no press where nothing is new', async () => {
  open({
    'AppAuthorizationResource/get': () => ({ ...shown, is_allowed: true }),
    'AppAuthorizationResource/create': () => BACK,
  });
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(BACK.url));
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

it('leads an app that asked wrongly back by a press alone', async () => {
  const fault = { error: 'invalid_scope', detail: 'scope names one or more', url: BACK.url };
  open({ 'AppAuthorizationResource/get': () => ({ ...shown, fault }) });
  const link = await screen.findByRole('link', { name: 'Back to Scissors' });
  expect(link).toHaveAttribute('href', BACK.url);
  expect(screen.getByText('For its developer: scope names one or more')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(left).not.toHaveBeenCalled();
});

it('leads nowhere when the app or its address is unknown', async () => {
  const message = 'This app is not known here.';
  open({ 'AppAuthorizationResource/get': () => failure({ key: 'AppUnknown', message }) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(left).not.toHaveBeenCalled();
});

it('asks nothing when no app sent the person here', async () => {
  const { calls } = open({}, '/app-factory-oauth/');
  expect(await screen.findByText('No app sent you here.')).toBeVisible();
  expect(calls).toEqual([]);
});
