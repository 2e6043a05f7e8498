import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { pin, viewer } from '../../../test-views';
import { FirstFollows } from './FirstFollows';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const creator = (id: string, full_name: string) => ({
  ...viewer({ id, full_name, username: full_name.toLowerCase() }),
  pins: [pin({ id: `9${id}` }), pin({ id: `8${id}` })],
});
const all = [creator('2', 'Oak'), creator('3', 'Elm'), creator('4', 'Ash')];

/** The following tab of a viewer who follows no user. */
function open({ creators = all, refused = [] as string[] } = {}) {
  const refetch = vi.fn();
  const answer = ({ user_id }: { user_id: string }) =>
    refused.includes(user_id) ? failure({ key: 'RateLimited', message: 'Too fast.' }) : {};
  const door = {
    'SuggestedCreatorFollowsResource/get': () => ({ creators }),
    'UserFollowResource/create': answer,
    'UserFollowResource/delete': answer,
  };
  const app = renderApp(<FirstFollows refetch={refetch} />, { viewer: viewer(), door });
  const follows = () =>
    app.calls
      .filter(({ name }) => name.startsWith('UserFollow'))
      .map(({ name, options }) => [name.split('/')[1], (options as { user_id: string }).user_id]);
  return { ...app, refetch, follows, refused };
}

/** Who is followed, as the rows say it. */
async function followed() {
  const rows = within(await screen.findByRole('list', { name: 'Creators' })).getAllByRole(
    'listitem',
  );
  return rows
    .filter((row) => within(row).queryByRole('button', { name: 'Following', pressed: true }))
    .map((row) => within(row).getByRole('link').getAttribute('href'));
}

it('shows creators with their pictures, asked as cards', async () => {
  const { calls } = open();
  const list = await screen.findByRole('list', { name: 'Creators' });
  expect(list.querySelectorAll('li')[1]?.querySelectorAll('[aria-hidden] img')).toHaveLength(2);
  expect(await followed()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Show their pins' })).toBeNull();
  expect(calls[0]?.options).toEqual({ field_set_key: 'grid_item' });
});

it('follows all who are left, and takes that back', async () => {
  const { user, follows } = open();
  const [first] = await screen.findAllByRole('button', { name: 'Follow' });
  await user.click(first as HTMLElement);
  expect(await followed()).toEqual(['/oak/']);
  await user.click(screen.getByRole('button', { name: 'Follow all' }));
  expect(await screen.findByText('You follow 2 more people now.')).toBeVisible();
  expect(await followed()).toEqual(['/oak/', '/elm/', '/ash/']);
  expect(screen.queryByRole('button', { name: 'Follow all' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await followed()).toEqual(['/oak/']);
  expect(follows()).toEqual([
    ['create', '2'],
    ['create', '3'],
    ['create', '4'],
    ['delete', '3'],
    ['delete', '4'],
  ]);
});

it('says who could not be followed, and goes on with them alone', async () => {
  const { user, follows, refused } = open({ refused: ['3'] });
  await user.click(await screen.findByRole('button', { name: 'Follow all' }));
  expect(await screen.findByText('1 of 3 could not be followed. Too fast.')).toBeVisible();
  expect(await followed()).toEqual(['/oak/', '/ash/']);
  refused.pop();
  await user.click(screen.getByRole('button', { name: 'Follow all' }));
  expect(await screen.findByText('You follow 1 more person now.')).toBeVisible();
  expect(follows().slice(3)).toEqual([['create', '3']]);
});

it('says whom one still follows when taking it back fails', async () => {
  const { user, refused } = open();
  await user.click(await screen.findByRole('button', { name: 'Follow all' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  refused.push('2', '4');
  await user.click(undo);
  expect(await screen.findByText('You still follow 2 people. Too fast.')).toBeVisible();
  expect(await followed()).toEqual(['/oak/', '/ash/']);
});

it('asks for the pins when the reader wants to see them, and not before', async () => {
  const { user, refetch } = open();
  await screen.findByRole('list', { name: 'Creators' });
  // Once: what was kept may be older than the first follow.
  expect(refetch).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Follow all' }));
  const show = await screen.findByRole('button', { name: 'Show their pins' });
  expect(refetch).toHaveBeenCalledOnce();
  await user.click(show);
  expect(refetch).toHaveBeenCalledTimes(2);
  expect(show).toHaveAttribute('aria-busy', 'true');
});

it('says what will stand there where nobody is suggested', async () => {
  open({ creators: [] });
  expect(await screen.findByRole('link', { name: 'See what is popular' })).toBeVisible();
  expect(screen.getByText(/^Follow people and boards/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
