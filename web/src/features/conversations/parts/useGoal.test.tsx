import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { type EarlierMessages, useGoal } from './useGoal';

const onGoal = vi.fn();

/** A log of messages by their ids. */
function Log({ ids, ...walk }: { ids: string[] } & EarlierMessages) {
  const log = useRef<HTMLDivElement>(null);
  useGoal(log, walk, '7', onGoal);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as the log is
    <div ref={log} role="log" tabIndex={0}>
      {ids.map((id) => (
        <p key={id} data-message={id} />
      ))}
    </div>
  );
}

const walk = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
};

function open() {
  onGoal.mockClear();
  const fetchNextPage = vi.fn();
  const all = (over: Partial<EarlierMessages>, ...ids: string[]) => (
    <Log {...walk} fetchNextPage={fetchNextPage} {...over} ids={ids} />
  );
  const { rerender, container } = render(all({}, '9'));
  const show = (over: Partial<EarlierMessages>, ...ids: string[]) => rerender(all(over, ...ids));
  return { show, fetchNextPage, container };
}

it('fetches earlier messages until it is there, and leads to it', () => {
  const { show, fetchNextPage, container } = open();
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[role=log]')).toHaveFocus();
  show({ isFetching: true }, '9');
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  show({}, '9', '8');
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  show({}, '9', '8', '7');
  expect(onGoal).toHaveBeenCalledExactlyOnceWith(true);
  const message = container.querySelector('[data-message="7"]');
  expect(message).toHaveFocus();
  expect(message).toHaveAttribute('data-found');
});

it.each([
  ['there is no more', { hasNextPage: false }],
  ['they cannot be fetched', { isFetchNextPageError: true }],
])('gives up where %s', (_what, over) => {
  const { show } = open();
  show(over, '9', '8');
  expect(onGoal).toHaveBeenCalledExactlyOnceWith(false);
});

it('gives up after forty pages', () => {
  const { show, fetchNextPage } = open();
  for (let page = 1; page <= 40; page += 1) show({}, '9', `p${page}`);
  expect(fetchNextPage).toHaveBeenCalledTimes(40);
  expect(onGoal).toHaveBeenCalledExactlyOnceWith(false);
});
