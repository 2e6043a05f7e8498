import { screen, within } from '@testing-library/react';
import type { ReportCaseDetail } from 'features/reports/api';
import { expect, it, vi } from 'vitest';
import { type Door, renderApp } from '../../../test-app';
import { casePicture, decision, reportCase } from '../../../test-reports';
import { viewer } from '../../../test-views';
import { CaseScreen } from './CaseScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ANSWER = 'ReportAppealResource/update';
const CLOSE = 'ReportCaseResource/update';

function draw(over: Partial<ReportCaseDetail>, door: Door = {}, isEmployee = true) {
  return renderApp(<CaseScreen />, {
    door: { 'ReportCaseResource/get': () => reportCase(over), ...door },
    viewer: viewer({ is_employee: isEmployee }),
    at: '/reports/4/',
  });
}

const decided = decision({ may_appeal: false });
const closed = {
  state: 'closed',
  outcome: 'deleted',
  measure: 'write_banned',
  decision: decided,
} as const;
const appealed = {
  ...closed,
  state: 'appealed',
  appeal: 'waiting',
  decision: { ...decided, appeal: 'waiting', appeal_words: 'It was a joke among friends.' },
} as const;

it.each([
  [0, 'No earlier case about them.'],
  [1, '1 earlier case about them found that a rule was broken.'],
  [3, '3 earlier cases about them found that a rule was broken.'],
])('tells of %i earlier cases about the same user', async (earlier_count, words) => {
  draw({ earlier_count });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('form', { name: 'Decide' })).toBeVisible();
});

it('shows a closed case as the user reads it', async () => {
  draw(closed);
  expect(await screen.findByText('Closed: it was deleted.')).toBeVisible();
  const read = within(screen.getByRole('region', { name: 'What the user reads' }));
  expect(read.getByText('Your comment was deleted')).toBeVisible();
  expect(read.getByText('It insults the pinner.')).toBeVisible();
  expect(read.getByText('In force until Jul 2, 2020.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('says nothing of what the user reads where they are told nothing', async () => {
  const outcome = 'no_violation';
  const told = decision({ outcome, measure: null, words: '' });
  draw({ state: 'closed', outcome, decision: told });
  expect(await screen.findByText('Closed: nothing was wrong with it.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What the user reads' })).toBeNull();
});

it('says that another employee must decide the appeal', async () => {
  draw(appealed);
  expect(await screen.findByText('It was a joke among friends.')).toBeVisible();
  expect(screen.getByText(/^You closed this case, so another employee/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  [/^It stays/, false, 'upheld'],
  [/^It is taken back/, true, 'reversed'],
])('answers an appeal: %s', async (choice, is_reversed, appeal) => {
  const { user, calls } = draw(
    { ...appealed, may_decide_appeal: true },
    { [ANSWER]: () => ({ ...reportCase(closed), appeal, is_own_answer: true }) },
  );
  const form = within(await screen.findByRole('form', { name: 'Answer the appeal' }));
  expect(form.getByRole('button', { name: 'Send the answer' })).toBeDisabled();
  await user.click(form.getByRole('radio', { name: choice }));
  await user.type(form.getByRole('textbox'), 'We looked again. ');
  await user.click(form.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('The appeal is answered')).toBeVisible();
  const options = { case_id: '4', is_reversed, words: 'We looked again.' };
  expect(calls).toContainEqual({ name: ANSWER, options });
});

it('says that another employee was quicker to answer', async () => {
  const answer = () => ({ ...reportCase(closed), appeal: 'reversed' });
  const { user } = draw({ ...appealed, may_decide_appeal: true }, { [ANSWER]: answer });
  await user.click(await screen.findByRole('radio', { name: /^It is taken back/ }));
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Another employee has answered it already')).toBeVisible();
});

it('tells what the program found, and that no user reported it', async () => {
  const pictures = [casePicture()];
  draw({ kind: 'user', is_found: true, report_count: 0, reports: [], reasons: [], pictures });
  expect(await screen.findByText('Found by this site on Jun 25, 2020')).toBeVisible();
  const told = within(
    screen.getByRole('region', { name: 'What the program found: Picture of the profile' }),
  );
  expect(told.getByRole('listitem')).toHaveTextContent('NUDE91 %');
  expect(screen.queryByRole('region', { name: 'What was said' })).toBeNull();
});

it('shows each picture with what was found in it, behind its screen until it is asked for', async () => {
  const cover = casePicture({
    signature: 'b',
    role: 'cover',
    found: [{ class: 'WEAPON', score: 70 }],
  });
  const fine = casePicture({ signature: 'c', role: 'did_it', is_screened: false, found: [] });
  const { user } = draw({ kind: 'user', pictures: [casePicture(), cover, fine] });
  const shown = within(await screen.findByRole('region', { name: 'Pictures' }));
  const drawn = () =>
    shown.getAllByRole('figure').map((figure) => [
      figure.querySelector('figcaption')?.textContent,
      // The style blurs what comes right after a closed screen.
      figure.querySelector('details:not([open]) + img') !== null,
      figure.querySelector('li')?.textContent,
    ]);
  const [portrait, ...others] = [
    ['Picture of the profile', true, 'NUDE91 %'],
    ['Cover of the profile', true, 'WEAPON70 %'],
    ['Photo of having made it', false, undefined],
  ];
  expect(drawn()).toEqual([portrait, ...others]);
  await user.click(shown.getAllByText('See picture')[0] as HTMLElement);
  expect(drawn()).toEqual([['Picture of the profile', false, 'NUDE91 %'], ...others]);
});

it('takes the screens off those pictures alone that were shown with one', async () => {
  const shown = [casePicture(), casePicture({ signature: 'c', is_screened: false })];
  const { user, calls } = draw(
    { kind: 'user', pictures: shown },
    { [CLOSE]: () => reportCase({ state: 'closed', is_own_decision: true }) },
  );
  await user.click(await screen.findByRole('radio', { name: /^Nothing is wrong/ }));
  await user.click(screen.getByRole('button', { name: 'Close the case' }));
  expect(await screen.findByText('The case is closed')).toBeVisible();
  const sent = calls.find(({ name }) => name === CLOSE);
  expect(sent?.options).toMatchObject({ outcome: 'no_violation', judged_pictures: ['a'] });
});

it('says that a banned picture came back', async () => {
  draw({ kind: 'picture', is_found: true, report_count: 0, reports: [], reasons: [] });
  expect(await screen.findByText(/^This user uploaded a banned picture/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Delete it/ })).toBeNull();
});

it('is not there for others', () => {
  draw({}, {}, false);
  expect(screen.getByText('Nothing here')).toBeVisible();
});
