import { screen, waitFor } from '@testing-library/react';
import type { Viewer } from 'features/users/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { decision } from '../../../test-reports';
import { viewer } from '../../../test-views';
import { AppealScreen } from './AppealScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => window.history.replaceState(null, '', '#secret'));
afterEach(() => window.history.replaceState(null, '', '#'));

const OPEN = 'UserDecisionResource/create';
const APPEAL = 'UserDecisionResource/update';

function draw(door: Door, who?: Viewer) {
  return renderApp(<AppealScreen />, { door, at: '/appeal/', ...(who && { viewer: who }) });
}

it('shows a visitor what was decided, and appeals it', async () => {
  const appealed = { appeal: 'waiting', may_appeal: false } as const;
  const { user, calls } = draw({
    [OPEN]: () => decision({ measure: 'suspended', until_at: null }),
    [APPEAL]: ({ words }: { words: string }) => decision({ ...appealed, appeal_words: words }),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'A decision about you' })).toBeVisible();
  expect(await screen.findByText(/^Suspended: no log-in/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Required');
  await user.type(screen.getByRole('textbox'), 'It was a joke.');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Your appeal was sent')).toBeVisible();
  expect(screen.getByText(/^It waits for an employee/)).toBeVisible();
  const sent = screen.getByText('It was a joke.');
  expect(sent).toBeVisible();
  // The form had the focus, and goes.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(sent);
  expect(screen.queryByRole('form')).toBeNull();
  expect(calls).toEqual([
    { name: OPEN, options: { token: 'secret' } },
    { name: APPEAL, options: { token: 'secret', words: 'It was a joke.' } },
  ]);
});

it('says that it is too late', async () => {
  draw({ [OPEN]: () => decision({ may_appeal: false }) });
  expect(await screen.findByText('This decision can no longer be appealed.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('says that a link opens nothing', async () => {
  draw({ [OPEN]: () => failure({ status: 404, message: 'Nothing there.' }) });
  expect(await screen.findByText(/^This link opens no decision/)).toBeVisible();
  const logIn = '/login/?next=%2Fsettings%2Fdecisions%2F';
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', logIn);
});

it('leads a viewer without a link to their decisions', async () => {
  window.history.replaceState(null, '', '#');
  draw({}, viewer());
  expect(await screen.findByText('Open the link in the mail we sent you.')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Decisions about you' });
  expect(way).toHaveAttribute('href', '/settings/decisions/');
});

it('tries again where no answer came', async () => {
  let answer: unknown = failure({ status: null, message: 'There was no answer.' });
  const { user } = draw({ [OPEN]: () => answer });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = decision();
  await user.click(again);
  expect(await screen.findByText('Your comment was deleted')).toBeVisible();
});
