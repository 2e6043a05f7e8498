import { screen, within } from '@testing-library/react';
import type { AnnouncementView } from 'features/notifications/announcements';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { AnnouncementsScreen } from './AnnouncementsScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'AnnouncementResource/get';
const CREATE = 'AnnouncementResource/create';
const at = '/reports/announcements/';

function said(over: Partial<AnnouncementView>): AnnouncementView {
  return {
    type: 'announcement',
    id: '7',
    text: 'There is a new search.',
    link: null,
    locale: null,
    user: null,
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    created_ms: 1_593_065_622_000,
    ...over,
  };
}

function draw(all: AnnouncementView[], create: (what: never) => unknown = () => said({})) {
  let now = all;
  return renderApp(<AnnouncementsScreen />, {
    door: {
      [LIST]: () => now,
      [CREATE]: (what: never) => {
        const made = create(what);
        now = [said({ id: '9', ...(what as object) }), ...now];
        return made;
      },
      'LocalesResource/get': () => [{ value: 'de', label: 'Deutsch' }],
    },
    viewer: viewer({ is_employee: true }),
    at,
  });
}

it('shows what was announced, to whom and by whom', async () => {
  draw([
    said({ locale: 'de', text: 'Guten Tag.', user: viewer({ full_name: 'Dora Lind' }) }),
    said({ id: '6', link: 'https://blog.example/' }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('two lines');
  expect(await within(first).findByText('To users who read Deutsch')).toBeVisible();
  expect(within(first).getByText('Guten Tag.')).toBeVisible();
  expect(within(first).getByText(/^Dora Lind · /)).toBeVisible();
  expect(within(second).getByText('To all users')).toBeVisible();
  expect(within(second).getByRole('link')).toHaveAttribute('href', 'https://blog.example/');
});

it('announces after it was shown and asked', async () => {
  const { user, calls } = draw([]);
  expect(await screen.findByText('Nothing was announced yet.')).toBeVisible();
  await user.type(screen.getByLabelText('What users are told'), 'Look here.');
  await user.type(screen.getByLabelText('Where it leads (optional)'), '/today/');
  await screen.findByRole('option', { name: 'Deutsch' });
  await user.selectOptions(screen.getByLabelText('To whom'), 'de');
  const preview = screen.getByRole('region', { name: 'How it looks' });
  expect(within(preview).getByText('Look here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Announce…' }));
  expect(calls.some(({ name }) => name === CREATE)).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('It is being announced')).toBeVisible();
  expect(calls.find(({ name }) => name === CREATE)?.options).toEqual({
    text: 'Look here.',
    link: '/today/',
    locale: 'de',
  });
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.getByLabelText('What users are told')).toHaveValue('');
});

it('keeps what was written where it is refused', async () => {
  const refused = failure({ key: 'LinkInvalid', field: 'link', message: 'This is no link.' });
  const { user } = draw([], () => refused);
  await user.type(screen.getByLabelText('What users are told'), 'Look here.');
  await user.click(screen.getByRole('button', { name: 'Announce…' }));
  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  // The dialog hides what is behind it until it has gone.
  const form = within(await screen.findByRole('form', { name: 'Announce something' }));
  expect(await form.findByText(/./, { selector: '[role=alert] *, [role=alert]' })).toBeVisible();
  expect(screen.getByLabelText('What users are told')).toHaveValue('Look here.');
});

it('is not there for others', () => {
  renderApp(<AnnouncementsScreen />, { viewer: viewer(), at });
  expect(screen.getByText('Nothing here')).toBeVisible();
});
