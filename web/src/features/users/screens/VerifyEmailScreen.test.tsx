import { screen } from '@testing-library/react';
import { useViewer } from 'features/users/parts/viewer';
import { VerifyEmailScreen } from 'features/users/screens/VerifyEmailScreen';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => window.history.replaceState(null, '', '#secret'));
afterEach(() => window.history.replaceState(null, '', '#'));

const ines = () => viewer({ email: 'ines@pins.test', is_email_verified: false });

/** What the rest of the page knows of the viewer. */
function Known() {
  const { email, is_email_verified } = useViewer() ?? {};
  return <p>{`${email} ${is_email_verified ? 'is verified' : 'is not verified'}`}</p>;
}

const shown = (
  <>
    <VerifyEmailScreen />
    <Known />
  </>
);

it.each([
  ['their own', ines().id, 'new@pins.test is verified'],
  ['another account’s', '99', 'ines@pins.test is not verified'],
])('uses the link up, and knows the viewer’s address by %s', async (_, user_id, known) => {
  const door = { 'UserEmailResource/create': () => ({ user_id, email: 'new@pins.test' }) };
  const { calls } = renderApp(shown, { viewer: ines(), door });
  expect(await screen.findByText('new@pins.test is verified. Thank you.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeInTheDocument();
  expect(calls).toEqual([{ name: 'UserEmailResource/create', options: { token: 'secret' } }]);
  expect(await screen.findByText(known)).toBeInTheDocument();
});

it('says what is wrong with a link', async () => {
  const door = {
    'UserEmailResource/create': () =>
      failure({
        key: 'MailLinkInvalid',
        message: 'This link has been used or is too old. Ask for a new mail.',
      }),
  };
  renderApp(shown, { viewer: ines(), door });
  expect(
    await screen.findByText('This link has been used or is too old. Ask for a new mail.'),
  ).toBeInTheDocument();
});
