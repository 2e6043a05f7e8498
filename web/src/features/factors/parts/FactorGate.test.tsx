import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FactorGate } from 'features/factors/parts/FactorGate';
import type { Sent } from 'features/users/parts/passcode';
import { useSecondFactor } from 'features/users/parts/secondFactor';
import type { ApiError } from 'lib/errors';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const { error: asks } = failure({ key: 'MfaRequired', status: 401, mfaWays: ['code'] });
const { error: taken } = failure({ key: 'EmailTaken', field: 'email', message: 'Taken.' });

/** Something that the second factor protects: says what came of it. */
function Change({ send }: { send: () => Sent }) {
  const ask = useSecondFactor();
  const [outcome, setOutcome] = useState<ApiError | 'done' | null>(null);
  const press = async () => setOutcome((await ask(send)) ?? 'done');
  return (
    <>
      <Button onClick={() => void press()}>Change</Button>
      <p>{typeof outcome === 'string' ? outcome : outcome?.message}</p>
    </>
  );
}

/** Outcomes of the change one after the other, or what sends it. */
function begin(...outcomes: (ApiError | undefined | (() => Sent))[]) {
  const [own] = outcomes;
  const inTurn = async () => outcomes.shift() as ApiError | undefined;
  const send = vi.fn<() => Sent>(typeof own === 'function' ? own : inTurn);
  return { send, ...beginAll(send) };
}

/** Changes beside each other, by what sends each of them. */
function beginAll(...sends: (() => Sent)[]) {
  const prove = ({ mfa_token }: { mfa_token: string }) =>
    mfa_token === '123456'
      ? { until_ms: 1 }
      : failure({ key: 'MfaTokenWrong', field: 'mfa_token', message: 'This code is wrong.' });
  const gate = (
    <FactorGate>
      {sends.map((send, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <Change key={index} send={send} />
      ))}
    </FactorGate>
  );
  const door = { 'UserSessionProofResource/create': prove };
  return renderApp(gate, { door, viewer: viewer() });
}

/** What sends a change that is refused until the second step is proved. */
const asksOnce = (then?: ApiError) =>
  vi.fn<() => Sent>().mockResolvedValueOnce(asks).mockResolvedValue(then);

/** Presses every change, also those behind a dialog. */
function pressAll() {
  for (const button of screen.getAllByText('Change')) fireEvent.click(button);
}

const change = () => screen.getByRole('button', { name: 'Change' });

it('asks for nothing while the server does not', async () => {
  const { user, send, calls } = begin(taken);
  await user.click(change());
  await screen.findByText('Taken.');
  expect([send.mock.calls.length, calls]).toEqual([1, []]);
});

it('asks for the second step, and sends the change again once it is proved', async () => {
  const { user, send, calls } = begin(asks, undefined);
  await user.click(change());
  const code = await screen.findByLabelText('Code');
  expect(screen.getByRole('dialog', { name: 'Two-step verification' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.type(code, '654321{Enter}');
  await waitFor(() => expect(code).toBeInvalid());
  expect(send).toHaveBeenCalledOnce();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await screen.findByText('done');
  expect(send).toHaveBeenCalledTimes(2);
  expect(calls.map(({ name }) => name)).toEqual(Array(2).fill('UserSessionProofResource/create'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the outcome of the change to the form, also when that failed after the proof', async () => {
  const { user } = begin(asks, taken);
  await user.click(change());
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByText('Taken.');
});

it('says that nothing was changed when it is closed', async () => {
  const { user, send } = begin(asks);
  await user.click(change());
  await screen.findByLabelText('Code');
  await user.keyboard('{Escape}');
  await screen.findByText('Nothing was changed: the second step was not done.');
  expect(send).toHaveBeenCalledOnce();
});

it('is not closed while the change is on its way', async () => {
  let arrive = () => {};
  const outcome: Sent = new Promise((resolve) => {
    arrive = () => resolve(undefined);
  });
  const outcomes = [Promise.resolve(asks), outcome];
  const { user } = begin(() => outcomes.shift() ?? outcome);
  await user.click(change());
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Two-step verification' })).toBeVisible();
  arrive();
  await screen.findByText('done');
});

it('asks once for all changes that wait, and sends each again', async () => {
  const [first, second] = [asksOnce(), asksOnce(taken)];
  const { user, calls } = beginAll(first, second);
  pressAll();
  const code = await screen.findByLabelText('Code');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.type(code, '123456{Enter}');
  await screen.findByText('done');
  await screen.findByText('Taken.');
  expect([first, second].map((send) => send.mock.calls.length)).toEqual([2, 2]);
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('refuses all changes that wait when it is closed', async () => {
  const { user } = beginAll(asksOnce(), asksOnce());
  pressAll();
  await screen.findByLabelText('Code');
  await user.keyboard('{Escape}');
  const refused = 'Nothing was changed: the second step was not done.';
  await waitFor(() => expect(screen.getAllByText(refused)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes along a change that asked while another is on its way', async () => {
  let arrive = () => {};
  const onItsWay: Sent = new Promise((resolve) => {
    arrive = () => resolve(undefined);
  });
  const first = vi.fn<() => Sent>().mockResolvedValueOnce(asks).mockReturnValue(onItsWay);
  const late = asksOnce(taken);
  const { user, calls } = beginAll(first, late);
  fireEvent.click(screen.getAllByText('Change')[0] as HTMLElement);
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(first).toHaveBeenCalledTimes(2));
  fireEvent.click(screen.getAllByText('Change')[1] as HTMLElement);
  await waitFor(() => expect(late).toHaveBeenCalledOnce());
  arrive();
  await screen.findByText('done');
  await screen.findByText('Taken.');
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
