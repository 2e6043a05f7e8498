import { act, renderHook } from '@testing-library/react';
import type { Topic } from 'lib/liveWords';
import { vi } from 'vitest';

let versions = 0;

/** A stream that the test speaks in. */
export class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly address: string) {
    Source.all.push(this);
  }

  close() {
    this.readyState = Source.CLOSED;
  }

  /** Of a change each time another version. */
  say(kind: string, id?: string) {
    versions += 1;
    this.tell(id ? { kind, id, version: `${versions}` } : { kind });
  }

  tell(told: object, lastEventId = '') {
    this.onmessage?.({ data: JSON.stringify(told), lastEventId });
  }

  fail(isRefused: boolean) {
    this.readyState = isRefused ? Source.CLOSED : 0;
    this.onerror?.();
  }
}

/** Tells all other tabs at once. */
export class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    Channel.all.push(this);
  }

  close() {
    Channel.all = Channel.all.filter((one) => one !== this);
  }

  postMessage(data: unknown) {
    if (!Channel.all.includes(this)) throw new Error('It is closed.');
    for (const other of Channel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
}

/** The tabs that have, or wait for, the lock of each name. */
const queues = new Map<string, (() => unknown)[]>();

/** The first tab of a user goes, and the next one has the lock. */
export function goFirst(user: string) {
  const queue = queues.get(`magpie-live-${user}`);
  queue?.shift();
  queue?.[0]?.();
}

const locks = {
  request: async (name: string, { signal }: { signal: AbortSignal }, lead: () => unknown) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    queue.push(lead);
    signal.addEventListener('abort', () => {
      const wasFirst = queue[0] === lead;
      queue.splice(queue.indexOf(lead), 1);
      if (wasFirst) queue[0]?.();
    });
    if (queue.length === 1) lead();
  },
};

/** Gives the test streams, channels and locks of its own. */
export function beginTabs() {
  vi.resetModules();
  vi.useFakeTimers();
  Source.all = [];
  Channel.all = [];
  queues.clear();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks });
}

/** Takes them away. */
export function endTabs() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A tab: a module of its own. */
export async function tab() {
  vi.resetModules();
  return await import('lib/live');
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Tab = Awaited<ReturnType<typeof tab>>;

/** Has a part of a tab listen. */
export async function listen({ useLive }: Tab, topic: Topic, user?: string) {
  const hear = vi.fn();
  const { unmount } = renderHook(() => useLive(user, topic, hear));
  await import('lib/liveLine');
  await pass(1_000);
  return { hear, unmount };
}
