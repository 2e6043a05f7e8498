import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { InterestsStep } from './InterestsStep';
import { readPicked } from './pickedInterests';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

beforeEach(() => window.localStorage.clear());

const interests = [1, 2, 3, 4, 5, 6].map((id) => ({
  id: `${id}`,
  key: `topic-${id}`,
  name: `Topic ${id}`,
  url: `/topics/topic-${id}/`,
  is_followed: id === 6,
}));

const maker = { ...viewer({ id: '2', username: 'oak', full_name: 'Oak' }), pins: [] };

/** The step as after a load of its page. */
function load(
  follow: () => unknown = () => ({}),
  suggest: () => unknown = () => ({ creators: [] }),
) {
  cleanup();
  const onDone = vi.fn();
  const door = {
    'InterestsResource/get': () => ({ interests }),
    'UserInterestsResource/update': follow,
    'SuggestedCreatorFollowsResource/get': suggest,
  };
  const step = <InterestsStep viewer={viewer()} onDone={onDone} />;
  return { ...renderApp(step, { viewer: viewer(), door }), onDone };
}

const picked = async () => {
  await screen.findByRole('button', { name: 'Topic 1' });
  return screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
};

it('keeps what was picked when the page is loaded again, until it is sent', async () => {
  const { user } = load();
  expect(await picked()).toEqual(['Topic 6']);
  for (const name of ['Topic 2', 'Topic 3', 'Topic 4', 'Topic 5']) {
    await user.click(screen.getByRole('button', { name }));
  }
  const again = load();
  expect(await picked()).toEqual(['Topic 2', 'Topic 3', 'Topic 4', 'Topic 5', 'Topic 6']);
  await again.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(again.onDone).toHaveBeenCalledOnce();
  expect(again.calls.at(-2)).toEqual({
    name: 'UserInterestsResource/update',
    options: { interest_ids: ['6', '2', '3', '4', '5'] },
  });
  load();
  // What the server answers now counts again.
  expect(await picked()).toEqual(['Topic 6']);
});

it('keeps it when sending fails', async () => {
  const { user, onDone } = load(() => failure({ message: 'Try again.' }));
  await picked();
  for (const name of ['Topic 2', 'Topic 3', 'Topic 4', 'Topic 5']) {
    await user.click(screen.getByRole('button', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onDone).not.toHaveBeenCalled();
  load();
  expect(await picked()).toHaveLength(5);
});

it('shows who makes what was picked, before it goes on', async () => {
  const { user, onDone, calls } = load(undefined, () => ({ creators: [maker] }));
  for (const name of ['Topic 2', 'Topic 3', 'Topic 4', 'Topic 5']) {
    await user.click(await screen.findByRole('button', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Whom do you want to follow?' })).toHaveFocus();
  expect(screen.getByRole('link', { name: /Oak/ })).toHaveAttribute('href', '/oak/');
  expect(calls.slice(-2).map(({ name }) => name)).toEqual([
    'UserInterestsResource/update',
    'SuggestedCreatorFollowsResource/get',
  ]);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it('goes on where nobody can be suggested now', async () => {
  const { user, onDone } = load(undefined, () => failure({ message: 'Try again.' }));
  for (const name of ['Topic 2', 'Topic 3', 'Topic 4', 'Topic 5']) {
    await user.click(await screen.findByRole('button', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['nothing', null, null],
  ['words', 'all', null],
  ['what is no id', ['1', ''], null],
  ['numbers', [1], null],
  ['ids', ['1', '22'], ['1', '22']],
  ['none picked', [], []],
])('reads of %s %j', (_, kept, read) => {
  expect(readPicked(kept)).toEqual(read);
});
