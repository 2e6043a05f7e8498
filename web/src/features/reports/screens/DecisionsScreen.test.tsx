import { screen, waitFor, within } from '@testing-library/react';
import type { Decision } from 'features/reports/api';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { decision } from '../../../test-reports';
import { viewer } from '../../../test-views';
import { DecisionsScreen } from './DecisionsScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'UserDecisionsResource/get';
const APPEAL = 'UserDecisionResource/update';

function draw(all: readonly Decision[], door: Door = {}) {
  return renderApp(<DecisionsScreen />, {
    door: { [LIST]: () => all, ...door },
    viewer: viewer(),
    at: '/settings/decisions/',
  });
}

/** The lines of the list, not those of the menu beside it. */
async function lines() {
  const [first] = await screen.findAllByText('Why');
  const list = first?.closest('ul');
  return within(list as HTMLElement).getAllByRole('listitem');
}

it('tells what was decided, about what, why, and until when', async () => {
  draw([
    decision(),
    decision({
      id: '3',
      kind: 'user',
      outcome: 'handled',
      measure: 'suspended',
      until_at: null,
      may_appeal: false,
    }),
    decision({ id: '2', kind: 'pin', measure: null, until_at: null, bans_picture: true }),
    decision({ id: '1', outcome: 'handled', measure: 'warned', is_in_force: false }),
  ]);
  const [comment, profile, pin, warning] = await lines();
  expect(comment).toHaveTextContent('Your comment was deleted');
  expect(comment).toHaveTextContent('Comment · Jun 25, 2020');
  expect(comment).toHaveTextContent('You would not know a chair!');
  expect(comment).toHaveTextContent('Reading only: no new pins');
  expect(comment).toHaveTextContent('In force until Jul 2, 2020.');
  expect(comment).toHaveTextContent('It insults the pinner.');
  expect(profile).toHaveTextContent('Your profile breaks a rule');
  expect(profile).toHaveTextContent('In force until it is taken back.');
  expect(within(profile as HTMLElement).queryByRole('button')).toBeNull();
  expect(pin).toHaveTextContent('Your pin was deleted');
  expect(pin).toHaveTextContent('It is banned here, so every pin of it was deleted.');
  expect(pin).not.toHaveTextContent('What follows');
  expect(warning).toHaveTextContent('A warning. Nothing else follows from it.');
  expect(warning).not.toHaveTextContent('No longer in force.');
});

it('tells what has become of appeals', async () => {
  const over = { may_appeal: false, appeal_words: 'It was a joke.' };
  draw([
    decision({ ...over, id: '3', appeal: 'waiting' }),
    decision({ ...over, id: '2', appeal: 'upheld', answer_words: 'It was none.' }),
    decision({ ...over, id: '1', appeal: 'reversed', is_in_force: false }),
  ]);
  const [waiting, upheld, reversed] = await lines();
  expect(waiting).toHaveTextContent('It was a joke.');
  expect(waiting).toHaveTextContent('It waits for an employee who did not decide before.');
  expect(upheld).toHaveTextContent('The decision stays.');
  expect(upheld).toHaveTextContent('It was none.');
  expect(reversed).toHaveTextContent('The decision was taken back.');
  expect(reversed).toHaveTextContent('No longer in force.');
});

it('appeals once', async () => {
  let now = decision();
  const appeal = ({ words }: { words: string }) => {
    now = decision({ appeal: 'waiting', appeal_words: words, may_appeal: false });
    return now;
  };
  const { user, calls } = draw([], { [LIST]: () => [now], [APPEAL]: appeal });
  await user.click(await screen.findByRole('button', { name: 'Appeal: Your comment was deleted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Appeal this decision' }));
  expect(dialog.getByText(/^You can appeal once, and within 14 days/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Required');
  await user.type(dialog.getByRole('textbox'), ' It was a joke. ');
  await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Your appeal was sent')).toBeVisible();
  const sent = await screen.findByText('It was a joke.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Appeal/ })).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(sent);
  const options = { case_id: '4', words: 'It was a joke.' };
  expect(calls).toContainEqual({ name: APPEAL, options });
});

it('says why an appeal is refused, and keeps its words', async () => {
  const refusal = failure({ status: 409, message: 'This decision can be appealed no more.' });
  const { user } = draw([decision()], { [APPEAL]: () => refusal });
  await user.click(await screen.findByRole('button', { name: /^Appeal/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'It was a joke.');
  await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
  expect(await dialog.findByText('This decision can be appealed no more.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('It was a joke.');
});

it('is kind where nothing was decided', async () => {
  draw([]);
  expect(await screen.findByText(/^Nothing was decided about you/)).toBeVisible();
});

it('asks again after a failure', async () => {
  let answer: unknown = failure({ message: 'It rains.' });
  const { user } = draw([], { [LIST]: () => answer });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = [decision()];
  await user.click(again);
  expect(await screen.findByText('Your comment was deleted')).toBeVisible();
});
