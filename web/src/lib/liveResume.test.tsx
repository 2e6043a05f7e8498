import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginTabs, Channel, endTabs, goFirst, listen, pass, Source, tab } from '../test-live';

beforeEach(beginTabs);
afterEach(endTabs);

/** That a conversation changed: as its version, and what is heard of it. */
const change = (version: string) => ({ kind: 'conversation', id: '33', version });

const closed = () => Source.all.map(({ readyState }) => readyState === Source.CLOSED);

it('says what changed and where, and nothing where it is not known', async () => {
  const live = await tab();
  const { hear } = await listen(live, 'viewer', '1');
  const [source] = Source.all;
  source?.tell({ kind: 'hello' }, 'a-1');
  const message = { id: '9', text: 'To the sea?' };
  source?.tell({ ...change('9'), message }, 'a-2');
  source?.tell({ kind: 'news', id: '1', version: '10' }, 'a-3');
  source?.tell({ kind: 'everything' }, 'a-4');
  expect(hear.mock.calls).toEqual([
    [null],
    [{ ...change('9'), message }],
    [{ kind: 'news', id: '1', version: '10' }],
    [null],
  ]);
});

it('goes on behind the last event after a break, and asks for nothing anew', async () => {
  const live = await tab();
  const { hear } = await listen(live, 'conversations', '1');
  const [source] = Source.all;
  source?.tell({ kind: 'hello' }, 'a-1');
  source?.tell(change('1'), 'a-2');
  // The browser opens it again by itself.
  source?.fail(false);
  expect(live.isLive()).toBe(false);
  source?.tell({ kind: 'resumed' }, 'a-2');
  source?.tell(change('2'), 'a-3');
  expect(live.isLive()).toBe(true);
  expect(hear.mock.calls.slice(1)).toEqual([[change('1')], [change('2')]]);
  // The page does, where it is silent: it says where by the address.
  source?.tell({ kind: 'beat' }, 'a-7');
  await pass(60_000);
  expect(Source.all.map(({ address }) => address)).toEqual(['/live/', '/live/?last=a-7']);
  Source.all[1]?.tell({ kind: 'resumed' }, 'a-7');
  expect([live.isLive(), hear.mock.calls.length]).toEqual([true, 3]);
  // A server that does not know it begins anew.
  Source.all[1]?.fail(false);
  Source.all[1]?.tell({ kind: 'hello' }, 'b-1');
  expect(hear.mock.calls.slice(3)).toEqual([[null]]);
});

it('hears once what two streams tell, and all that only the new one does', async () => {
  const live = await tab();
  const { hear: talk } = await listen(live, 'conversations', '1');
  Source.all[0]?.tell({ kind: 'hello' }, 'a-1');
  const { hear: pin } = await listen(live, 'pin:7', '1');
  const [before, after] = Source.all;
  expect(after?.address).toBe('/live/?pin=7&last=a-1');
  before?.tell(change('1'), 'a-3');
  after?.tell({ kind: 'resumed' }, 'a-1');
  after?.tell({ kind: 'pin', id: '7', version: '5' }, 'a-2');
  after?.tell(change('1'), 'a-3');
  expect([talk, pin].map((hear) => hear.mock.calls.slice(-1))).toEqual([
    [[change('1')]],
    [[{ kind: 'pin', id: '7', version: '5' }]],
  ]);
  expect([talk, pin].map((hear) => hear.mock.calls.length)).toEqual([2, 1]);
});

it('goes on in the next tab where the one before it was', async () => {
  const [one, other] = [await tab(), await tab()];
  await listen(one, 'conversations', '1');
  Source.all[0]?.tell({ kind: 'hello' }, 'a-1');
  const { hear } = await listen(other, 'conversations', '1');
  Source.all[0]?.tell(change('1'), 'a-2');
  Source.all[0]?.tell({ kind: 'beat' }, 'a-6');
  goFirst('1');
  expect(Source.all[1]?.address).toBe('/live/?last=a-6');
  Source.all[1]?.tell({ kind: 'resumed' }, 'a-6');
  Source.all[1]?.tell(change('1'), 'a-7');
  Source.all[1]?.tell(change('2'), 'a-8');
  expect(hear.mock.calls).toEqual([[change('1')], [change('2')]]);
});

it('asks once in a tab that comes later for what changed before it listened', async () => {
  vi.stubGlobal('navigator', { locks: { request: async () => {} } });
  const open = { say: 'open', isOpen: true, last: 'a-1' };
  const viewer = { say: 'changed', what: 'viewer', last: 'a-1' };
  // While another tab's stream is open, where it goes on, and where it begins.
  for (const words of [[open], [{ ...open, isOpen: false }, open], [viewer, open]]) {
    const live = await tab();
    const { hear, unmount } = await listen(live, 'conversations', '1');
    const [channel] = Channel.all;
    for (const data of words) channel?.onmessage?.({ data });
    expect([live.isLive(), hear.mock.calls]).toEqual([true, [[null]]]);
    // A beat, or the answer to another tab.
    channel?.onmessage?.({ data: open });
    expect(hear).toHaveBeenCalledTimes(1);
    unmount();
    await pass(1_000);
  }
});

it('asks for all where a stream that takes the place of an open one does not go on', async () => {
  const live = await tab();
  const { hear: talk } = await listen(live, 'conversations', '1');
  Source.all[0]?.tell({ kind: 'hello' }, 'a-1');
  const { hear: pin } = await listen(live, 'pin:7', '1');
  // What another server's log does not have may be on its way from the one before.
  Source.all[1]?.tell({ kind: 'hello' }, 'b-1');
  expect([talk, pin].map((hear) => hear.mock.calls)).toEqual([[[null], [null]], [[null]]]);
});

it('closes the stream of an account that the page left, at once', async () => {
  const live = await tab();
  const hear = vi.fn();
  const { rerender } = renderHook(
    ({ user }: { user: string | undefined }) => live.useLive(user, 'conversations', hear),
    { initialProps: { user: '1' as string | undefined } },
  );
  await import('./liveLine');
  await pass(0);
  Source.all[0]?.tell({ kind: 'hello' }, 'a-1');
  rerender({ user: '2' });
  await pass(0);
  // What the other account heard says nothing to this one.
  expect(Source.all.map(({ address }) => address)).toEqual(['/live/', '/live/']);
  expect([closed(), Channel.all.map(({ name }) => name)]).toEqual([
    [true, false],
    ['magpie-live-2'],
  ]);
  Source.all[1]?.tell({ kind: 'hello' }, 'a-1');
  expect([live.isLive(), hear.mock.calls.length]).toEqual([true, 2]);
  // Who logs out has none.
  rerender({ user: undefined });
  await pass(1_000);
  expect([closed(), live.isLive()]).toEqual([[true, true], false]);
});

it('leaves the stream to another tab where none listens any more', async () => {
  const [one, other] = [await tab(), await tab()];
  const { unmount } = await listen(one, 'conversations', '1');
  Source.all[0]?.tell({ kind: 'hello' }, 'a-1');
  await listen(other, 'news', '1');
  unmount();
  await pass(1_000);
  expect([closed(), Source.all[1]?.address]).toEqual([[true, false], '/live/?last=a-1']);
  // Who listens again hears by the other.
  await listen(one, 'conversations', '1');
  Source.all[1]?.tell({ kind: 'resumed' }, 'a-1');
  expect([Source.all.length, one.isLive(), other.isLive()]).toEqual([2, true, true]);
});
