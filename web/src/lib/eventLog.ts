import type { Schema } from 'lib/call';

/** One event, but for what the log adds itself: when it happened, in which state, and a name for it. */
export type NewEvent = Omit<Schema['ActivityEvent'], 'time' | 'appState' | 'clientUUID'>;

type LoggedEvent = Schema['ActivityEvent'] & { time: number };

/** What becomes of a batch that was sent. */
export type Delivery = 'taken' | 'refused' | 'lost';

/** What the log needs of the page around it. */
export interface EventLogParts {
  /** Sends a batch; one that was lost on its way is sent again with the next. */
  send(events: LoggedEvent[], reportTime: number): Promise<Delivery>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether the page is before the viewer's eyes (§3 "event record"). */
  appState(): 'active' | 'background';
  /** A name that no other event has. */
  uuid(): string;
  /** Does something later; answers how to leave it. */
  later(work: () => void, ms: number): () => void;
}

/** Gathers events and sends them in batches (specification §7 "ApiCResource", §9 "Event flush"). */
export interface EventLog {
  /** Notes that something happens now. Nothing is noted while the log pauses. */
  log(event: NewEvent): void;
  /** Sends what there is. A page that is left sends small pieces, which its browser still carries. */
  flush(options?: { leaving?: boolean }): Promise<void>;
  /** Sends what there is and notes no more: the session is about to end (§4 "Logout"). */
  pause(): Promise<void>;
  /** Notes again: the session did not end. */
  resume(): void;
}

/** The buffer is sent before it has more, in bytes of JSON (§7). */
export const MOST_BYTES = 20_480;
/** The server takes no more in one batch. */
export const MOST_EVENTS = 200;
/** §9: the long timer, and the short one of views that others wait to learn from. */
export const LONG_MS = 10_000;
export const SHORT_MS = 300;
/** Bytes of a piece that a browser sends for a page that was left: its body is a form, and longer. */
const PIECE_BYTES = 4_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An empty log. */
export function createEventLog(parts: EventLogParts): EventLog {
  const { send, now, appState, uuid, later } = parts;
  let events: LoggedEvent[] = [];
  let bytes = 0;
  let paused = false;
  let timer: { leave: () => void; ms: number } | null = null;

  const take = () => {
    const taken = events;
    events = [];
    bytes = 0;
    timer?.leave();
    timer = null;
    return taken;
  };
  const keep = (lost: LoggedEvent[]) => {
    for (const event of lost) {
      const size = sizeOf(event);
      // Where a server is away for long, the latest are given up.
      if (bytes + size > MOST_BYTES || events.length >= MOST_EVENTS) return;
      events.push(event);
      bytes += size;
    }
  };
  const flush: EventLog['flush'] = async ({ leaving = false } = {}) => {
    const taken = take();
    const batches = leaving ? pieces(taken) : taken.length > 0 ? [taken] : [];
    const sent = await Promise.all(batches.map((batch) => send(batch, now())));
    const lost = batches.filter((_, at) => sent[at] === 'lost').flat();
    if (lost.length === 0 || paused) return;
    const since = take();
    keep([...lost, ...since]);
    wait(LONG_MS);
  };
  const wait = (ms: number) => {
    if (timer && timer.ms <= ms) return;
    timer?.leave();
    timer = { leave: later(() => void flush(), ms), ms };
  };
  const log = (noted: NewEvent) => {
    if (paused) return;
    const event = { ...noted, time: now(), appState: appState(), clientUUID: uuid() };
    const [first] = events;
    const size = sizeOf(event);
    const isFull = bytes + size > MOST_BYTES || events.length >= MOST_EVENTS;
    if (first && (isFull || dayOf(first) !== dayOf(event))) void flush();
    events.push(event);
    bytes += size;
    wait(isUrgent(event) ? SHORT_MS : LONG_MS);
  };
  return {
    log,
    flush,
    pause: () => {
      paused = true;
      return flush();
    },
    resume: () => {
      paused = false;
    },
  };
}

/** The day of an event by UTC, as the server counts days. */
function dayOf({ time }: LoggedEvent): number {
  return Math.floor(time / DAY_MS);
}

/** §9: event type 13 with view types 9 and 3. */
function isUrgent({ event_type, view_type }: LoggedEvent): boolean {
  return event_type === 13 && (view_type === 9 || view_type === 3);
}

const encoder = new TextEncoder();

/** Bytes of an event and of what parts it from the next. */
function sizeOf(event: LoggedEvent): number {
  return encoder.encode(JSON.stringify(event)).length + 1;
}

function pieces(events: readonly LoggedEvent[]): LoggedEvent[][] {
  const all: LoggedEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const size = sizeOf(event);
    const last = all.at(-1);
    if (last && size <= room) {
      last.push(event);
      room -= size;
    } else {
      all.push([event]);
      room = PIECE_BYTES - size;
    }
  }
  return all;
}
