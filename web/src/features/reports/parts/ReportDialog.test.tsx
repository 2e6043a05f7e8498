import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { reportShown } from 'lib/reportTarget';
import { expect, it, vi } from 'vitest';
import { type Door, failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { ReportDialog } from './ReportDialog';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const CREATE = 'ReportResource/create';
const reasons = [
  { reason: 'spam', detailed_reasons: ['scam', 'repeated'] },
  { reason: 'hate', detailed_reasons: [] },
];

function draw(door: Door = {}) {
  const target = reportShown({ id: '7', type: 'board' }).payload;
  return renderApp(<ReportDialog target={target} />, {
    door: { 'ReportReasonsResource/get': () => ({ reasons }), [CREATE]: () => ({}), ...door },
    viewer: viewer(),
  });
}

it('asks why in two steps, and thanks', async () => {
  const { user, calls } = draw();
  expect(await screen.findByRole('dialog', { name: 'Report this board' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: /^Spam/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'A fraud' }));
  await user.click(screen.getByRole('button', { name: 'The same again and again' }));
  await user.click(screen.getByRole('button', { name: 'The same again and again' }));
  await user.type(screen.getByRole('textbox'), 'It sells air.');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Thank you. We will look at it.')).toBeVisible();
  const said = { kind: 'board', id: '7', reason: 'spam' };
  const seen = { is_product: false, is_promoted: false, video_duration: null };
  const where = { parent_id: null, view_type: 1, view_parameter: null };
  const words = { detailed_reasons: ['scam'], text: 'It sells air.' };
  const options = { ...said, ...seen, ...where, ...words };
  expect(calls).toContainEqual({ name: CREATE, options });
});

it('goes back to the reasons, and keeps what was chosen', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('radio', { name: /^Hate/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('group', { name: /more specific/ })).toBeNull();
  await user.type(screen.getByRole('textbox'), 'It is cruel.');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: /^Hate/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('textbox')).toHaveValue('It is cruel.');
});

it('stays where the report is refused, and says why', async () => {
  const gone = failure({ message: 'We could not find that.' });
  const { user } = draw({ [CREATE]: () => gone });
  await user.click(await screen.findByRole('radio', { name: /^Spam/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.type(screen.getByRole('textbox'), 'It sells air.');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('We could not find that.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('It sells air.');
});

it.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['a press', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
])('is dismissed by %s: nothing is reported any more', async (_how, dismiss) => {
  const { user, store, calls } = draw();
  await screen.findByRole('dialog', { name: 'Report this board' });
  await dismiss(user);
  expect(store.getState()).toHaveProperty('reportTarget', null);
  expect(calls.map(({ name }) => name)).not.toContain(CREATE);
});
