import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PasscodeGate } from 'features/passcodes/parts/PasscodeGate';
import { type Send, usePasscode } from 'features/users/parts/passcode';
import type { ApiError } from 'lib/errors';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { describe, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const { error: wrong } = failure({ key: 'PasscodeWrong', field: 'passcode', message: 'Wrong.' });
const { error: taken } = failure({ key: 'UsernameTaken', field: 'username', message: 'Taken.' });

/** Something protected: says what came of it. */
function Change({ send }: { send: Send }) {
  const ask = usePasscode();
  const [outcome, setOutcome] = useState<ApiError | 'done' | null>(null);
  const press = async () => setOutcome((await ask(send)) ?? 'done');
  return (
    <>
      <Button onClick={() => void press()}>Change</Button>
      <p>{typeof outcome === 'string' ? outcome : outcome?.message}</p>
    </>
  );
}

function begin(send: Send, enabled = true, second?: Send) {
  const door = { 'ParentalPasscodeClosureResource/create': () => ({}) };
  const kim = { ...viewer(), is_parental_control_passcode_enabled: enabled };
  const gate = (
    <PasscodeGate>
      <Change send={send} />
      {second && <Change send={second} />}
    </PasscodeGate>
  );
  return renderApp(gate, { door, viewer: kim, at: '/settings/privacy/' });
}

const dialog = () => screen.findByRole('dialog', { name: 'Parental passcode required' });
const field = () => screen.findByLabelText('Enter a 4-digit code');
const enter = () => screen.getByRole('button', { name: 'Enter' });

it('asks with the words of the specification, and sends what was typed', async () => {
  const send = vi.fn<Send>(async () => undefined);
  const { user } = begin(send);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await dialog()).toHaveTextContent(
    'Enter your 4-digit passcode to change this setting. Forgot it? Visit our help center.',
  );
  expect(await field()).toHaveAttribute('placeholder', 'XXXX');
  expect(enter()).toBeDisabled();
  await user.type(await field(), '1234');
  await user.click(enter());
  await waitFor(() => expect(screen.getByText('done')).toBeVisible());
  expect(send.mock.calls).toEqual([['1234']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what is wrong until the next character', async () => {
  const send = vi.fn<Send>(async (passcode) => (passcode === '1234' ? undefined : wrong));
  const { user } = begin(send);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await field(), '12{Enter}');
  expect(await screen.findByText('Please enter four digits')).toBeVisible();
  expect(enter()).toBeDisabled();
  await user.clear(await field());
  await user.type(await field(), '12a4{Enter}');
  expect(await screen.findByText('Please only use numbers')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.clear(await field());
  await user.type(await field(), '0000{Enter}');
  expect(await screen.findByText('Wrong.')).toBeVisible();
  await user.type(await field(), '{Backspace}');
  expect(screen.queryByText('Wrong.')).toBeNull();
  await user.clear(await field());
  await user.type(await field(), '1234{Enter}');
  await waitFor(() => expect(screen.getByText('done')).toBeVisible());
});

it('hands on what else was wrong', async () => {
  const { user } = begin(async () => taken);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await field(), '1234{Enter}');
  await waitFor(() => expect(screen.getByText('Taken.')).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays while it is looked at, and notes when it is closed', async () => {
  let finish: (outcome: ApiError | undefined) => void = () => undefined;
  const { user, calls } = begin(() => new Promise((settle) => (finish = settle)));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await field(), '0000{Enter}');
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(await dialog()).toBeVisible();
  finish(wrong);
  expect(await screen.findByText('Wrong.')).toBeVisible();
  // A press beside it took the focus for a moment.
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^Nothing was changed/)).toBeVisible();
  expect(calls).toEqual([
    {
      name: 'ParentalPasscodeClosureResource/create',
      options: { path: '/settings/privacy/' },
    },
  ]);
});

it('is not asked for where there is none, unless the server wants one', async () => {
  const { error: required } = failure({ key: 'PasscodeRequired', field: 'passcode' });
  const send = vi.fn<Send>(async (passcode) => (passcode ? undefined : required));
  const { user } = begin(send, false);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await field(), '1234{Enter}');
  await waitFor(() => expect(screen.getByText('done')).toBeVisible());
  expect(send.mock.calls).toEqual([[], ['1234']]);
});

describe('two changes that wait', () => {
  const pressBoth = () => {
    for (const button of screen.getAllByText('Change')) fireEvent.click(button);
  };

  it('are both sent with what was typed once', async () => {
    const first = vi.fn<Send>(async (passcode) => (passcode === '1234' ? undefined : wrong));
    const second = vi.fn<Send>(async () => taken);
    const { user } = begin(first, true, second);
    pressBoth();
    await user.type(await field(), '4321{Enter}');
    expect(await screen.findByText('Wrong.')).toBeVisible();
    expect(second).not.toHaveBeenCalled();
    await user.clear(await field());
    await user.type(await field(), '1234{Enter}');
    expect(await screen.findByText('done')).toBeVisible();
    expect(await screen.findByText('Taken.')).toBeVisible();
    expect(second.mock.calls).toEqual([['1234']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are both refused when it is closed', async () => {
    const send = vi.fn<Send>();
    const { user } = begin(send, true, send);
    pressBoth();
    await field();
    await user.keyboard('{Escape}');
    const refused = 'Nothing was changed: the passcode was not entered.';
    await waitFor(() => expect(screen.getAllByText(refused)).toHaveLength(2));
    expect(send).not.toHaveBeenCalled();
  });
});
