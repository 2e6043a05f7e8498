import { randomName } from './randomName';

/**
 * What a part of a page waits for: what is written to the viewer, what the viewer is told, both, or
 * what is said of a pin.
 */
export type Topic = 'conversations' | 'news' | 'viewer' | `pin:${string}`;

/** Another member of a conversation writes in it now. */
export interface Typing {
  conversation_id: string;
  user_id: string;
}

/** What the tabs of a browser tell each other. */
type Word =
  | { say: 'who' }
  | { say: 'pins'; tab: string; pins: string[] }
  | { say: 'open'; isOpen: boolean }
  | { say: 'changed'; topic: Topic | 'all' }
  | { say: 'typing'; typing: Typing };

/** An event of the stream (`GET /live/`). */
type Told =
  | { kind: 'hello' | 'beat' | 'everything' | 'conversations' | 'news' }
  | { kind: 'pin'; id: string }
  | ({ kind: 'typing' } & Typing);

/** Until a stream that was refused is asked for again, in milliseconds. */
const AGAIN_MS = 60_000;
/** Until a stream that has said nothing is taken for one that a proxy keeps back, in milliseconds. */
const SILENT_MS = 15_000;
/** Until an open stream that says nothing any more, not even a beat, is taken for dead, in milliseconds. */
const DEAD_MS = 60_000;
/** Until a stream that was kept back is tried again, in milliseconds. */
const KEPT_BACK_AGAIN_MS = 600_000;
/** How long a pin has to be looked at before it is listened to: who leafs through pins opens none. */
const RESTED_MS = 1_000;
/** Pins that one stream hears of. */
const MOST_PINS = 20;

interface Listener {
  topic: Topic;
  hear: () => void;
}

const isPin = (topic: Topic) => topic.startsWith('pin:');

/** Whether who waits for a topic hears what is told of another. */
function concerns(topic: Topic, told: Topic | 'all'): boolean {
  if (told === 'all' || told === topic) return true;
  const isBoth = told === 'viewer' || topic === 'viewer';
  return isBoth && !isPin(told) && !isPin(topic);
}

/**
 * One stream for all tabs of a browser: HTTP/1.1 has six connections, and each server so many
 * streams. The tab that has the lock keeps it, and tells the others. Where a browser has no locks,
 * as at an address without HTTPS, each tab keeps its own while it is seen.
 */
export class Line {
  isOpen = false;
  private readonly listeners = new Set<Listener>();
  private readonly typingListeners = new Set<(typing: Typing) => void>();
  private readonly others = new Map<string, string[]>();
  private readonly tab = randomName();
  private readonly channel: BroadcastChannel | null;
  private source: EventSource | null = null;
  private next: EventSource | null = null;
  private address = '';
  private leads = false;
  private isTold = false;
  private missed = false;
  private isKeptBack = false;
  private isWaiting = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly user: string) {
    const name = `magpie-live-${user}`;
    if (!navigator.locks) {
      this.channel = null;
      document.addEventListener('visibilitychange', () => this.keepWhileSeen());
      this.keepWhileSeen();
      return;
    }
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => this.read(data);
    const tellPins = (pins: string[]) => this.tell({ say: 'pins', tab: this.tab, pins });
    window.addEventListener('pagehide', () => tellPins([]));
    window.addEventListener('pageshow', () => tellPins(this.pins()));
    const lead = () => {
      this.leads = true;
      // The tab that had it is gone, and its stream.
      this.missed = this.isTold;
      this.setOpen(false);
      this.tell({ say: 'who' });
      this.connect();
      return new Promise<void>(() => {});
    };
    navigator.locks.request(name, lead).catch(() => {});
    this.tell({ say: 'who' });
  }

  private keepWhileSeen(): void {
    this.leads = document.visibilityState === 'visible';
    if (this.leads) {
      this.connect();
      return;
    }
    clearTimeout(this.silence);
    this.close();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.pinsChanged(listener);
    return () => {
      this.listeners.delete(listener);
      this.pinsChanged(listener);
    };
  }

  listenToTyping(hear: (typing: Typing) => void): () => void {
    this.typingListeners.add(hear);
    return () => this.typingListeners.delete(hear);
  }

  private pinsChanged({ topic }: Listener): void {
    if (!isPin(topic)) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.tell({ say: 'pins', tab: this.tab, pins: this.pins() });
      if (this.leads) this.connect();
    }, RESTED_MS);
  }

  /** Those of this tab. */
  private pins(): string[] {
    const topics = [...this.listeners].map(({ topic }) => topic);
    return topics.filter(isPin).map((topic) => topic.slice(4));
  }

  private tell(word: Word): void {
    this.channel?.postMessage(word);
  }

  private read(word: Word): void {
    if (word.say === 'changed') this.hear(word.topic);
    else if (word.say === 'typing') this.hearTyping(word.typing);
    else if (word.say === 'open') {
      this.isOpen = word.isOpen;
      this.isTold = true;
    } else if (word.say === 'pins') {
      this.others.set(word.tab, word.pins);
      if (this.leads) this.connect();
    } else {
      this.tell({ say: 'pins', tab: this.tab, pins: this.pins() });
      if (this.leads) this.tell({ say: 'open', isOpen: this.isOpen });
    }
  }

  private hear(topic: Topic | 'all'): void {
    for (const listener of [...this.listeners]) {
      if (concerns(listener.topic, topic)) listener.hear();
    }
  }

  private hearTyping(typing: Typing): void {
    for (const hear of [...this.typingListeners]) hear(typing);
  }

  private typed(typing: Typing): void {
    this.hearTyping(typing);
    this.tell({ say: 'typing', typing });
  }

  private changed(topic: Topic | 'all'): void {
    this.hear(topic);
    this.tell({ say: 'changed', topic });
  }

  private setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.tell({ say: 'open', isOpen });
  }

  /** Opens the stream of what all tabs wait for, if another is open. */
  private connect(): void {
    const pins = [...new Set([...this.pins(), ...[...this.others.values()].flat()])];
    const query = pins.slice(0, MOST_PINS).map((id) => `pin=${encodeURIComponent(id)}`);
    if (this.isKeptBack) query.push('kept_back=true');
    const address = `/live/${query.length > 0 ? `?${query.sort().join('&')}` : ''}`;
    if (address === this.address || this.isWaiting) return;
    this.address = address;
    // The one that is open goes when the next one is; what was missed between is nothing.
    this.next?.close();
    const source = new EventSource(address);
    this.next = source;
    this.expect(SILENT_MS, () => this.noteKeptBack());
    source.onmessage = ({ data }: MessageEvent<string>) => this.told(source, JSON.parse(data));
    source.onerror = () => {
      this.missed = true;
      clearTimeout(this.silence);
      if (source === this.source) this.setOpen(false);
      // Refused, or not a stream: the browser does not try again by itself.
      if (source.readyState !== EventSource.CLOSED || address !== this.address) return;
      this.address = '';
      setTimeout(() => this.leads && this.connect(), AGAIN_MS);
    };
  }

  /** Waits for the next word of the stream. */
  private expect(ms: number, otherwise: () => void): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(otherwise, ms);
  }

  /** Opens another stream in place of one that says nothing any more. */
  private reopen(): void {
    this.close();
    this.connect();
  }

  private close(): void {
    this.missed = true;
    this.address = '';
    this.next?.close();
    this.source?.close();
    this.setOpen(false);
  }

  /**
   * A stream that was asked for says nothing, not even that it begins: a proxy keeps it back. The
   * parts of the page ask by the clock, and the next one tells the server, which tells its host.
   */
  private noteKeptBack(): void {
    this.close();
    if (!this.isKeptBack) {
      this.isKeptBack = true;
      this.connect();
      return;
    }
    this.isWaiting = true;
    setTimeout(() => {
      this.isWaiting = false;
      if (this.leads) this.connect();
    }, KEPT_BACK_AGAIN_MS);
  }

  private told(source: EventSource, told: Told): void {
    if (source === this.source && !this.next) this.expect(DEAD_MS, () => this.reopen());
    if (told.kind === 'pin') this.changed(`pin:${told.id}`);
    else if (told.kind === 'conversations' || told.kind === 'news') this.changed(told.kind);
    else if (told.kind === 'everything') this.changed('all');
    else if (told.kind === 'typing') {
      const { conversation_id, user_id } = told;
      this.typed({ conversation_id, user_id });
    } else if (told.kind === 'hello') this.opened(source);
  }

  private opened(source: EventSource): void {
    // While the one before was open nothing was missed; after a break it is not known. Before
    // the first one it was the moment in which the page was made.
    const wasOpen = this.isOpen && this.source !== null && this.source !== source;
    if (this.source !== source) this.source?.close();
    if (this.next === source) this.next = null;
    this.source = source;
    this.expect(DEAD_MS, () => this.reopen());
    this.isKeptBack = false;
    this.setOpen(true);
    if (!wasOpen) this.changed(this.missed ? 'all' : 'viewer');
    this.missed = false;
  }
}
