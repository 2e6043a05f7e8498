import { screen, within } from '@testing-library/react';
import type { User } from 'features/users/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pinDetail, viewer } from '../../../test-views';
import { CloseupPeople } from './CloseupPeople';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const lena = viewer({ id: '3', username: 'lena', full_name: 'Lena Voss', follower_count: 12 });
const people: Record<string, User> = { oak: pinDetail().pinner as User, lena };
const door = {
  'UserResource/get': ({ username }: { username: string }) => people[username],
  'UserFollowResource/create': () => lena,
};

function draw(over: Parameters<typeof pinDetail>[0] = {}, who = viewer()) {
  const people = <CloseupPeople pin={pinDetail(over)} SponsorAsk={() => null} />;
  return renderApp(people, { door, viewer: who });
}

const said = () => screen.getByText(/^Saved/);

it('shows a pinner and the board', async () => {
  draw();
  expect(screen.getByRole('link', { name: /^Oak & Linen/ })).toHaveTextContent('3 followers');
  expect(said()).toHaveTextContent('Saved to Rooms');
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
});

it('shows who first published a saved pin, to follow, and then who saved it where', async () => {
  const { calls, user } = draw({ origin_pinner: lena });
  expect(screen.getByRole('link', { name: /^Lena Voss/ })).toHaveTextContent('12 followers');
  expect(said()).toHaveTextContent('Saved by Oak & Linen to Rooms');
  const creator = screen.getByRole('link', { name: /^Lena Voss/ });
  expect(creator.compareDocumentPosition(said())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { getByRole } = within(said());
  expect(getByRole('link', { name: 'Oak & Linen' })).toHaveAttribute('href', '/oak/');
  expect(getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/oak/rooms/');
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Following' })).toBeVisible();
  expect(calls).toContainEqual({ name: 'UserFollowResource/create', options: { user_id: '3' } });
});

it('says that the viewer follows them already', () => {
  draw({ origin_pinner: { ...lena, explicitly_followed_by_me: true } });
  expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
});

it('offers the viewer no following of themselves', () => {
  draw({ origin_pinner: viewer() });
  expect(screen.getByRole('link', { name: /^Ines Moreau/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
