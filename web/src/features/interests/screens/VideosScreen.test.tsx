import { screen, within } from '@testing-library/react';
import { VideosScreen } from 'features/interests/screens/VideosScreen';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { pin } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const birds = { id: '11', key: 'birds', name: 'Birds' };
const owls = { id: '12', key: 'owls', name: 'Owls' };

/** The page of an address, of which the server says this. */
function videos(at: string, said: unknown = {}) {
  const found = { results: [pin()], topics: [birds, owls], category: null };
  const answer = () => ({ ...found, ...(said as object) });
  return renderApp(<VideosScreen />, { at, door: { 'VideosResource/get': answer } });
}

const card = () => screen.findByRole('link', { name: 'Slow morning light on oak' });

/** The chips: words, addresses, and whether one is chosen. */
const chips = () => {
  const row = screen.getByRole('navigation', { name: 'Videos by topic' });
  const links = within(row).getAllByRole('link');
  return links.map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
};

it('lists videos, which open among each other, and their topics', async () => {
  const { calls, user, router } = videos('/videos/');
  expect(await card()).toHaveAttribute('href', '/videos/all/900/');
  expect(screen.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
  expect(chips()).toEqual([
    ['Birds', '/videos/?category=birds', null],
    ['Owls', '/videos/?category=owls', null],
  ]);
  const options = { category: null, pin_id: null, field_set_key: 'grid_item' };
  expect(calls[0]).toEqual({ name: 'VideosResource/get', options });
  await user.click(await card());
  expect(await screen.findByText('At /videos/all/900/')).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ pin: pin() });
});

it('lists those of a topic, and leads back to all', async () => {
  const { calls } = videos('/videos/?category=birds', { category: birds });
  expect(await card()).toHaveAttribute('href', '/videos/birds/900/');
  expect(screen.getByRole('heading', { level: 1, name: 'Videos about Birds' })).toBeVisible();
  expect(chips()).toEqual([
    ['Everything', '/videos/', null],
    ['Birds', '/videos/?category=birds', 'true'],
    ['Owls', '/videos/?category=owls', null],
  ]);
  expect(calls[0]?.options).toMatchObject({ category: 'birds' });
});

it.each([
  ['/videos/', null, 'There are no videos yet.'],
  ['/videos/?category=birds', birds, 'There are no videos about Birds yet.'],
])('says at %s that there are none', async (at, category, words) => {
  videos(at, { results: [], topics: [], category });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See ideas' })).toHaveAttribute('href', '/ideas/');
});

it('says that there is no such topic', async () => {
  const missing = failure({ key: 'NotFound', status: 404 });
  videos('/videos/?category=nothing', missing);
  expect(await screen.findByText('There is no such topic.')).toBeVisible();
});

it('keeps its page where the server fails', async () => {
  videos('/videos/', failure({ status: 500 }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
