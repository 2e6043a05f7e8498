import { screen, waitFor, within } from '@testing-library/react';
import type { CasePicture, Kind } from 'features/reports/api';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { casePicture, reportCase } from '../../../test-reports';
import { viewer } from '../../../test-views';
import { DecideForm } from './DecideForm';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const CLOSE = 'ReportCaseResource/update';

/** What is sent of the case itself. */
const SENT = { case_id: '4', judged_pictures: [] };

function draw(kind: Kind = 'comment', door: Door = {}, pictures: CasePicture[] = []) {
  const closed = (options: object) => ({
    ...reportCase({ is_own_decision: true, kind, state: 'closed' }),
    ...options,
  });
  return renderApp(<DecideForm found={reportCase({ kind, pictures })} />, {
    door: { [CLOSE]: closed, ...door },
    viewer: viewer({ is_employee: true }),
    at: '/reports/4/',
  });
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const close = () => screen.getByRole('button', { name: 'Close the case' });
const sent = ({ calls }: ReturnType<typeof draw>) =>
  calls.filter(({ name }) => name === CLOSE).map(({ options }) => options);

it('asks about the user once the thing breaks a rule, and why once something is done', async () => {
  const { user } = draw();
  expect(close()).toBeDisabled();
  await user.click(radio(/^Nothing is wrong/));
  expect(screen.queryByRole('group', { name: 'What about the user?' })).toBeNull();
  await user.click(radio(/^It breaks a rule, and stays/));
  const measures = within(screen.getByRole('group', { name: 'What about the user?' }));
  expect(measures.getByRole('radio', { name: /^Nothing/ })).toBeChecked();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(radio(/^Warn/));
  expect(screen.getByRole('textbox', { name: 'What the user is told' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(radio(/^Suspend/));
  const days = within(screen.getByRole('combobox', { name: 'For how long?' }));
  expect(days.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '7 days',
    '30 days',
    '90 days',
    'Until it is taken back',
  ]);
});

it.each<[Kind, RegExp | null]>([
  ['pin', /^Delete it/],
  ['comment', /^Delete it/],
  ['user_did_it_data', /^Delete it/],
  ['user', /^Remove what the profile says/],
  ['board', /^Hide it/],
  ['message', /^Delete it/],
  ['conversation', /^Delete it/],
  ['picture', null],
])('offers to take a %s away where it can, and says that it can come back', (kind, name) => {
  draw(kind);
  const losses = screen.queryAllByRole('radio', { name: /An appeal can bring it back/ });
  expect(losses).toHaveLength(name ? 1 : 0);
  if (name) expect(losses[0]).toHaveAccessibleName(name);
});

it('asks once before it hides a board', async () => {
  const drawn = draw('board');
  await drawn.user.click(radio(/^Hide it/));
  await drawn.user.type(screen.getByRole('textbox'), 'Its name insults.');
  await drawn.user.click(close());
  const ask = await screen.findByRole('alertdialog', { name: 'Hide it from everyone else?' });
  await drawn.user.click(within(ask).getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The case is closed')).toBeVisible();
  expect(sent(drawn)).toMatchObject([{ outcome: 'hidden', words: 'Its name insults.' }]);
});

it('sends what takes nothing away at once', async () => {
  const drawn = draw('board');
  await drawn.user.click(radio(/^It breaks a rule/));
  await drawn.user.click(radio(/^Warn/));
  await drawn.user.type(screen.getByRole('textbox'), 'Its name insults.');
  await drawn.user.click(close());
  expect(await screen.findByText('The case is closed')).toBeVisible();
  expect(await screen.findByText('At /reports/')).toBeVisible();
  const words = 'Its name insults.';
  expect(sent(drawn)).toEqual([
    { ...SENT, outcome: 'handled', measure: 'warned', days: null, words, banned_pictures: [] },
  ]);
});

it('wants a reason, and asks once before it takes something away', async () => {
  const drawn = draw();
  await drawn.user.click(radio(/^Delete it/));
  await drawn.user.click(radio(/^Stop from writing/));
  await drawn.user.selectOptions(screen.getByRole('combobox'), '30 days');
  await drawn.user.click(close());
  const words = screen.getByRole('textbox', { name: 'What the user is told' });
  expect(words).toHaveFocus();
  expect(words).toHaveAccessibleDescription('Tell the user why.');
  await drawn.user.type(words, 'It insults.');
  await drawn.user.click(close());
  const ask = await screen.findByRole('alertdialog', { name: 'Delete it for everyone?' });
  expect(ask).toHaveTextContent('An appeal can bring it back');
  expect(ask).toHaveTextContent('Stop from writing · 30 days');
  await drawn.user.click(within(ask).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent(drawn)).toEqual([]);
  await drawn.user.click(close());
  await drawn.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The case is closed')).toBeVisible();
  const [decided] = sent(drawn);
  const how = { outcome: 'deleted', measure: 'write_banned', days: 30, words: 'It insults.' };
  expect(decided).toEqual({ ...SENT, ...how, banned_pictures: [] });
});

it('bans the picture of a pin that is deleted', async () => {
  const drawn = draw('pin', {}, [casePicture({ role: 'pin', is_screened: false })]);
  await drawn.user.click(radio(/^Delete it/));
  expect(screen.queryByRole('switch')).toBeNull();
  await drawn.user.click(radio(/^Ban this picture/));
  expect(radio(/^Delete it/)).not.toBeChecked();
  await drawn.user.type(screen.getByRole('textbox'), 'No site may show it.');
  await drawn.user.click(close());
  const ask = await screen.findByRole('alertdialog', { name: 'Ban this picture?' });
  expect(ask).toHaveTextContent('Everyone who saved it loses their pin');
  await drawn.user.click(within(ask).getByRole('button', { name: 'Ban it' }));
  expect(await screen.findByText('The case is closed')).toBeVisible();
  const how = { outcome: 'deleted', measure: null, days: null, words: 'No site may show it.' };
  expect(sent(drawn)).toEqual([{ ...SENT, ...how, banned_pictures: ['a'] }]);
});

it('bans those pictures of a profile that are chosen, once it is hidden', async () => {
  const [face, above] = ['portrait', 'cover'] as const;
  const open = { is_screened: false };
  const drawn = draw('user', {}, [
    casePicture({ ...open, role: face }),
    casePicture({ ...open, role: above, signature: 'b' }),
  ]);
  await drawn.user.click(radio(/^It breaks a rule/));
  expect(screen.queryByRole('group', { name: 'Ban its pictures?' })).toBeNull();
  await drawn.user.click(radio(/^Remove what the profile says/));
  const choices = within(screen.getByRole('group', { name: 'Ban its pictures?' }));
  const choice = (name: string) => choices.getByRole('switch', { name });
  await drawn.user.click(choice('Picture of the profile'));
  await drawn.user.click(choice('Cover of the profile'));
  await drawn.user.click(choice('Picture of the profile'));
  await drawn.user.type(screen.getByRole('textbox'), 'No site may show it.');
  await drawn.user.click(close());
  const ask = await screen.findByRole('alertdialog', { name: 'Hide it from everyone else?' });
  expect(ask).toHaveTextContent('One picture is banned: everyone who saved it loses their pin');
  await drawn.user.click(within(ask).getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The case is closed')).toBeVisible();
  expect(sent(drawn)).toMatchObject([{ outcome: 'hidden', banned_pictures: ['b'] }]);
});

it('tells photos of a did-it apart by their numbers', async () => {
  const shot = (signature: string) => casePicture({ signature, role: 'did_it' });
  const { user } = draw('user_did_it_data', {}, [shot('a'), shot('b')]);
  await user.click(radio(/^Delete it/));
  const names = screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Photo of having made it 1', 'Photo of having made it 2']);
});

it('says that another employee was quicker', async () => {
  const { user } = draw('comment', { [CLOSE]: () => reportCase({ outcome: 'handled' }) });
  await user.click(radio(/^It breaks a rule/));
  await user.click(close());
  expect(await screen.findByText('Another employee has closed it already')).toBeVisible();
  expect(screen.queryByText(/^At /)).toBeNull();
});

it('says why the server refuses, and keeps what was chosen', async () => {
  const refusal = failure({ status: 403, message: 'You may not decide about employees.' });
  const { user } = draw('user', { [CLOSE]: () => refusal });
  await user.click(radio(/^It breaks a rule/));
  await user.click(radio(/^Suspend/));
  await user.type(screen.getByRole('textbox'), 'It insults.');
  await user.click(close());
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('You may not decide about employees.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox')).toHaveValue('It insults.');
});
