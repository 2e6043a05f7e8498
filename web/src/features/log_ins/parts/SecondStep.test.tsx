import { screen, waitFor } from '@testing-library/react';
import { LogInForm } from 'features/log_ins/parts/LogInForm';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it('asks for a second step and sends it with the first', async () => {
  const done = vi.fn<() => undefined>(() => undefined);
  const answer = ({ mfa_token }: { mfa_token: string | null }) => {
    if (!mfa_token) {
      return failure({ key: 'MfaRequired', status: 401, mfaWays: ['code', 'recovery_code'] });
    }
    if (mfa_token !== '123456') {
      return failure({
        key: 'MfaTokenWrong',
        message: 'This code is wrong or has been used. Try the next one.',
        field: 'mfa_token',
        status: 401,
      });
    }
    return { user: viewer(), is_authenticated: true };
  };
  const { user, calls } = renderApp(<LogInForm onSignedIn={done} />, {
    door: { 'UserSessionResource/create': answer },
  });
  await user.type(screen.getByLabelText('Email or username'), 'ines');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  const code = await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.type(code, '654321{Enter}');
  await waitFor(() => expect(code).toBeInvalid());
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.options).toMatchObject({
    username_or_email: 'ines',
    password: 'correct horse',
    mfa_token: '123456',
  });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
});
