import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginTabs, endTabs, goFirst, listen, pass, Source, tab } from '../test-live';

beforeEach(beginTabs);
afterEach(endTabs);

it('hears what concerns it, and all after a break', async () => {
  const live = await tab();
  const { hear: talk } = await listen(live, 'conversations', '1');
  const [source] = Source.all;
  expect([source?.address, live.isLive()]).toEqual(['/live/', false]);
  source?.say('hello');
  expect([live.isLive(), talk.mock.calls.length]).toEqual([true, 1]);
  source?.say('conversation', '33');
  source?.say('pin', '7');
  expect(talk).toHaveBeenCalledTimes(2);
  source?.fail(false);
  expect(live.isLive()).toBe(false);
  source?.say('hello');
  expect([live.isLive(), talk.mock.calls.length]).toEqual([true, 3]);
  const { hear: pin } = await listen(live, 'pin:7', '1');
  Source.all[1]?.say('resumed');
  Source.all[1]?.say('everything');
  expect([talk.mock.calls.length, pin.mock.calls.length]).toEqual([4, 1]);
  Source.all[1]?.fail(false);
  Source.all[1]?.say('hello');
  expect([talk.mock.calls.length, pin.mock.calls.length]).toEqual([5, 2]);
});

it('tells what is written and what is news apart, and both where both are waited for', async () => {
  const live = await tab();
  const { hear: talk } = await listen(live, 'conversations', '1');
  const { hear: news } = await listen(live, 'news', '1');
  const { hear: both } = await listen(live, 'viewer', '1');
  const times = () => [talk, news, both].map((hear) => hear.mock.calls.length);
  const [source] = Source.all;
  // What came before the stream did not stand in it; once also for who waits for both.
  source?.say('hello');
  expect(times()).toEqual([1, 1, 1]);
  source?.say('news', '1');
  expect(times()).toEqual([1, 2, 2]);
  source?.say('conversation', '33');
  expect(times()).toEqual([2, 2, 3]);
  source?.say('pin', '7');
  expect(times()).toEqual([2, 2, 3]);
  source?.say('everything');
  expect([Source.all.length, ...times()]).toEqual([1, 3, 3, 4]);
});

it('listens to a pin as long as it is looked at, without a gap', async () => {
  const live = await tab();
  const { hear: talk } = await listen(live, 'conversations', '1');
  Source.all[0]?.say('hello');
  const { hear, unmount } = await listen(live, 'pin:7', '1');
  const [first, second] = Source.all;
  expect([second?.address, first?.readyState]).toEqual(['/live/?pin=7', 0]);
  second?.say('resumed');
  expect(first?.readyState).toBe(Source.CLOSED);
  second?.say('pin', '7');
  second?.say('pin', '8');
  // What went on meanwhile was heard by the first one.
  expect([hear.mock.calls.length, talk.mock.calls.length]).toEqual([1, 1]);
  unmount();
  await pass(1_000);
  expect(Source.all.at(-1)?.address).toBe('/live/');
});

it('hears from the moment in which it listens to a stream that is there', async () => {
  const live = await tab();
  const { unmount } = await listen(live, 'conversations', '1');
  Source.all[0]?.say('hello');
  // One list takes the place of another.
  const hear = vi.fn();
  renderHook(() => live.useLive('1', 'conversations', hear));
  unmount();
  Source.all[0]?.say('conversation', '33');
  expect(hear).toHaveBeenCalledTimes(1);
});

it('has one stream for all tabs, which the next one takes over', async () => {
  const one = await tab();
  const { hear: first } = await listen(one, 'conversations', '1');
  Source.all[0]?.say('hello');
  const other = await tab();
  const { hear: second } = await listen(other, 'conversations', '1');
  const { hear: pin } = await listen(other, 'pin:8', '1');
  expect(other.isLive()).toBe(true);
  expect(Source.all.map(({ address }) => address)).toEqual(['/live/', '/live/?pin=8']);
  Source.all[1]?.say('resumed');
  Source.all[1]?.say('conversation', '33');
  Source.all[1]?.say('pin', '8');
  expect([first, second, pin].map((hear) => hear.mock.calls.length)).toEqual([2, 1, 1]);
  goFirst('1');
  expect([Source.all.length, other.isLive()]).toEqual([3, false]);
  Source.all[2]?.say('hello');
  // It is not known what the one before did not hear.
  expect([second, pin].map((hear) => hear.mock.calls.length)).toEqual([2, 2]);
});

it('hears in all tabs who writes, which is no reason to ask for anything', async () => {
  const typing = { conversation_id: '33', user_id: '2' };
  const one = await tab();
  const { hear: talk } = await listen(one, 'viewer', '1');
  const first = vi.fn();
  const { unmount } = renderHook(() => one.useLiveTyping('1', first));
  const other = await tab();
  const second = vi.fn();
  renderHook(() => other.useLiveTyping('1', second));
  renderHook(() => other.useLiveTyping(undefined, first));
  await import('./liveLine');
  const [source] = Source.all;
  source?.say('hello');
  source?.tell({ kind: 'typing', ...typing });
  expect(first.mock.calls).toEqual([[typing]]);
  expect(second.mock.calls).toEqual([[typing]]);
  unmount();
  source?.tell({ kind: 'typing', ...typing });
  // What a later server may tell.
  source?.say('weather');
  expect([first, second, talk].map((hear) => hear.mock.calls.length)).toEqual([1, 2, 1]);
});

it('asks again later where a stream is refused, and not for visitors', async () => {
  const live = await tab();
  await listen(live, 'conversations');
  expect(Source.all).toHaveLength(0);
  await listen(live, 'conversations', '1');
  Source.all[0]?.fail(true);
  await pass(59_000);
  expect(Source.all).toHaveLength(1);
  await pass(1_000);
  expect(Source.all).toHaveLength(2);
});

it('keeps a stream of its own where a browser has no locks, while it is seen', async () => {
  vi.stubGlobal('navigator', {});
  let state = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(
    () => state as DocumentVisibilityState,
  );
  const turn = (to: string) => {
    state = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const live = await tab();
  const { hear } = await listen(live, 'pin:7', '1');
  Source.all.at(-1)?.say('hello');
  turn('hidden');
  expect([Source.all.at(-1)?.readyState, live.isLive()]).toEqual([Source.CLOSED, false]);
  turn('visible');
  Source.all.at(-1)?.say('hello');
  expect([live.isLive(), hear.mock.calls.length]).toEqual([true, 1]);
});

it('tells the server once that a proxy keeps it back, and tries again later', async () => {
  const live = await tab();
  const { hear } = await listen(live, 'viewer', '1');
  const addresses = () => Source.all.map(({ address }) => address);
  await pass(13_999);
  expect(addresses()).toEqual(['/live/']);
  await pass(1);
  expect(addresses()).toEqual(['/live/', '/live/?kept_back=true']);
  expect([Source.all[0]?.readyState, live.isLive()]).toEqual([Source.CLOSED, false]);
  await pass(15_000 + 599_999);
  expect(Source.all).toHaveLength(2);
  await pass(1);
  expect(addresses().at(-1)).toBe('/live/?kept_back=true');
  Source.all.at(-1)?.say('hello');
  // What was said meanwhile is not known.
  expect([live.isLive(), hear.mock.calls.length]).toEqual([true, 1]);
});

it('does not take a server that is away for a proxy', async () => {
  const live = await tab();
  await listen(live, 'viewer', '1');
  Source.all[0]?.fail(false);
  await pass(20_000);
  expect(Source.all).toHaveLength(1);
});

it('opens another stream in place of one that says nothing any more', async () => {
  const live = await tab();
  const { hear } = await listen(live, 'viewer', '1');
  Source.all[0]?.say('hello');
  for (let beat = 0; beat < 4; beat += 1) {
    await pass(25_000);
    Source.all[0]?.say('beat');
  }
  expect([Source.all.length, live.isLive(), hear.mock.calls.length]).toEqual([1, true, 1]);
  await pass(60_000);
  expect([Source.all[0]?.readyState, live.isLive()]).toEqual([Source.CLOSED, false]);
  Source.all[1]?.say('hello');
  expect([Source.all.length, live.isLive(), hear.mock.calls.length]).toEqual([2, true, 2]);
});
