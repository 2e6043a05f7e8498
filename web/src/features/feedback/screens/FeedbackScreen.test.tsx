import { screen, within } from '@testing-library/react';
import type { FeedbackView } from 'features/feedback/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { FeedbackScreen } from './FeedbackScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'FeedbackListResource/get';
const UPDATE = 'FeedbackResource/update';

function said(over: Partial<FeedbackView>): FeedbackView {
  return {
    type: 'feedback',
    id: '7',
    words: 'I miss a map.',
    user: null,
    is_visitor: false,
    page: '/topics/birds/',
    action_origin: 'account_menu',
    title: '',
    prompt: '',
    state: 'open',
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    ...over,
  };
}

function draw(all: FeedbackView[], at = '/reports/feedback/') {
  let now = all;
  const change = ({ feedback_id: id, state }: { feedback_id: string; state: 'open' }) => {
    now = now.map((one) => (one.id === id ? { ...one, state } : one));
    return now.find((one) => one.id === id);
  };
  return renderApp(<FeedbackScreen />, {
    door: {
      [LIST]: ({ state }: { state: string }) => now.filter((one) => one.state === state),
      [UPDATE]: change,
    },
    viewer: viewer({ is_employee: true }),
    at,
  });
}

it('shows who said what, and where', async () => {
  const ines = { ...viewer(), username: 'ada', full_name: 'Ada Berg' };
  draw([
    said({ id: '9', words: 'Fine.', user: ines, title: 'Today', prompt: 'How is Today?' }),
    said({ id: '8', words: 'I cannot log in.', is_visitor: true, page: '//evil.test/' }),
    said({ id: '7', page: '' }),
  ]);
  const [first, second, third] = (await screen.findAllByRole('listitem')).map((line) =>
    within(line),
  );
  expect(first?.getByText('Ada Berg')).toBeVisible();
  expect(first?.getByRole('link', { name: '@ada' })).toHaveAttribute('href', '/ada/');
  expect(first?.getByRole('link', { name: '/topics/birds/' })).toBeVisible();
  expect(first?.getByText('Today')).toBeVisible();
  expect(first?.getByText('How is Today?')).toBeVisible();
  expect(first?.getByText(/account_menu/)).toBeVisible();
  // Words of any script stand in their own direction.
  expect(first?.getByText('Fine.')).toHaveAttribute('dir', 'auto');
  expect(second?.getByText('A visitor')).toBeVisible();
  // What leads elsewhere is no link.
  expect(second?.queryByRole('link')).toBeNull();
  expect(third?.getByText('A user whom you do not see')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports/');
});

it('is done with, which can be undone', async () => {
  const { user, calls } = draw([said({ is_visitor: true })]);
  await user.click(await screen.findByRole('button', { name: 'Done: “I miss a map.”' }));
  expect(await screen.findByText('No feedback waits to be read.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('I miss a map.')).toBeVisible();
  const changes = calls.filter(({ name }) => name === UPDATE).map(({ options }) => options);
  expect(changes).toEqual([
    { feedback_id: '7', state: 'closed' },
    { feedback_id: '7', state: 'open' },
  ]);
});

it('opens again what was done', async () => {
  const { user } = draw(
    [said({ is_visitor: true, state: 'closed' })],
    '/reports/feedback/?state=closed',
  );
  await user.click(await screen.findByRole('button', { name: 'Open again: “I miss a map.”' }));
  expect(await screen.findByText('No feedback is done yet.')).toBeVisible();
});

it('is not there for others', () => {
  renderApp(<FeedbackScreen />, { viewer: viewer(), at: '/reports/feedback/' });
  expect(screen.getByText('Nothing here')).toBeVisible();
});
