import {
  AGAIN_MS,
  DEAD_MS,
  KEPT_BACK_AGAIN_MS,
  MOST_PINS,
  RESTED_MS,
  SILENT_MS,
} from './liveTimes';
import {
  concerns,
  type Hear,
  isChange,
  Known,
  type Told,
  type Topic,
  type Typing,
  type Unknown,
  type What,
  type Word,
} from './liveWords';
import { randomName } from './randomName';

interface Listener {
  topic: Topic;
  hear: Hear;
}

const isPin = (topic: Topic) => topic.startsWith('pin:');

/**
 * One stream for all tabs of a browser: HTTP/1.1 has six connections, and each server so many
 * streams. The tab that has the lock keeps it, and tells the others. Where a browser has no locks,
 * as at an address without HTTPS, each tab keeps its own while it is seen. It ends when none listens.
 */
export class Line {
  isOpen = false;
  /** Whether it ended: who listens then needs another. */
  isOver = false;
  private readonly listeners = new Set<Listener>();
  private readonly typingListeners = new Set<(typing: Typing) => void>();
  private readonly others = new Map<string, string[]>();
  private readonly known = new Known();
  private readonly ending = new AbortController();
  private readonly whileOn = { signal: this.ending.signal };
  private readonly tab = randomName();
  private readonly channel: BroadcastChannel | null;
  private source: EventSource | null = null;
  private next: EventSource | null = null;
  /** What the stream was asked for; null where none was. */
  private address: string | null = null;
  /** Id of the last event that all tabs heard, behind which another stream goes on. */
  private last = '';
  private leads = false;
  /** Whether was asked for what changed before this tab listened. */
  private isTold = false;
  /** Whether no stream was asked for before: pages show what was said of their pins until then. */
  private isFirst = true;
  private isKeptBack = false;
  private isWaiting = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly user: string) {
    const name = `magpie-live-${user}`;
    if (!navigator.locks) {
      this.channel = null;
      document.addEventListener('visibilitychange', () => this.keepWhileSeen(), this.whileOn);
      this.keepWhileSeen();
      return;
    }
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => this.read(data);
    const tellPins = (pins: string[]) => this.tell({ say: 'pins', tab: this.tab, pins });
    window.addEventListener('pagehide', () => tellPins([]), this.whileOn);
    window.addEventListener('pageshow', () => tellPins(this.pins()), this.whileOn);
    const lead = () => {
      this.leads = true;
      // The tab that had it is gone, and its stream.
      this.isFirst = !this.isTold;
      this.setOpen(false);
      this.tell({ say: 'who' });
      this.connect();
      return new Promise<void>((leave) => {
        this.ending.signal.addEventListener('abort', () => leave());
      });
    };
    navigator.locks.request(name, this.whileOn, lead).catch(() => {});
    this.tell({ say: 'who' });
  }

  /** Closes the stream, and lets another tab have one in its place. */
  end(): void {
    if (this.isOver) return;
    clearTimeout(this.rest);
    clearTimeout(this.silence);
    this.tell({ say: 'pins', tab: this.tab, pins: [] });
    if (this.leads) this.close();
    this.leads = false;
    this.isOpen = false;
    this.isOver = true;
    this.ending.abort();
    this.channel?.close();
  }

  /** Ends it soon, unless another part of the page listens by then. */
  private endUnused(): void {
    const isUnused = () => this.listeners.size + this.typingListeners.size === 0;
    if (isUnused()) setTimeout(() => isUnused() && this.end(), RESTED_MS);
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
      this.endUnused();
    };
  }

  listenToTyping(hear: (typing: Typing) => void): () => void {
    this.typingListeners.add(hear);
    return () => {
      this.typingListeners.delete(hear);
      this.endUnused();
    };
  }

  private pinsChanged({ topic }: Listener): void {
    if (!isPin(topic) || this.isOver) return;
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
    if (!this.isOver) this.channel?.postMessage(word);
  }

  private read(word: Word): void {
    if (word.say === 'changed') {
      this.last = word.last;
      this.hear(word.what);
    } else if (word.say === 'open') {
      this.isOpen = word.isOpen;
      this.last = word.last;
      // Before this tab listened was the moment in which its page was made.
      if (word.isOpen && !this.isTold) this.hear('viewer');
    } else if (word.say === 'pins') {
      this.others.set(word.tab, word.pins);
      if (this.leads) this.connect();
    } else {
      this.tell({ say: 'pins', tab: this.tab, pins: this.pins() });
      if (this.leads) this.tellOpen();
    }
  }

  private hear(what: What): void {
    const change = typeof what === 'string' ? null : what;
    this.isTold ||= !change;
    if (change?.kind === 'typing') {
      const { conversation_id, user_id } = change;
      for (const hear of [...this.typingListeners]) hear({ conversation_id, user_id });
      return;
    }
    if (change && !this.known.isNew(change)) return;
    for (const listener of [...this.listeners]) {
      if (concerns(listener.topic, change ?? (what as Unknown))) listener.hear(change);
    }
  }

  private changed(what: What): void {
    this.hear(what);
    this.tell({ say: 'changed', what, last: this.last });
  }

  private setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.tellOpen();
  }

  private tellOpen(): void {
    this.tell({ say: 'open', isOpen: this.isOpen, last: this.last });
  }

  /** Opens the stream of what all tabs wait for, if another is open; it goes on where that one is. */
  private connect(): void {
    const pins = [...new Set([...this.pins(), ...[...this.others.values()].flat()])];
    const query = pins.slice(0, MOST_PINS).map((id) => `pin=${encodeURIComponent(id)}`);
    if (this.isKeptBack) query.push('kept_back=true');
    const address = query.sort().join('&');
    if (address === this.address || this.isWaiting || this.isOver) return;
    this.address = address;
    // A browser that opens it anew by itself says by a header which event was its last.
    if (this.last) query.push(`last=${this.last}`);
    // The one that is open goes when the next one is; what both tell is heard once.
    this.next?.close();
    const source = new EventSource(`/live/${query.length > 0 ? `?${query.join('&')}` : ''}`);
    this.next = source;
    this.expect(SILENT_MS, () => this.noteKeptBack());
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) =>
      this.told(source, JSON.parse(data), lastEventId);
    source.onerror = () => {
      this.isFirst = false;
      clearTimeout(this.silence);
      if (source === this.source) this.setOpen(false);
      // Refused, or not a stream: the browser does not try again by itself.
      if (source.readyState !== EventSource.CLOSED || address !== this.address) return;
      this.address = null;
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
    this.isFirst = false;
    this.address = null;
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

  private told(source: EventSource, told: Told, id: string): void {
    if (source === this.source && !this.next) this.expect(DEAD_MS, () => this.reopen());
    this.last = id;
    if (told.kind === 'hello' || told.kind === 'resumed') {
      this.opened(source, told.kind === 'resumed');
    } else if (told.kind === 'beat') this.tellOpen();
    else if (told.kind === 'everything') this.changed('all');
    else if (isChange(told)) this.changed(told);
  }

  /** One that goes on where another broke off tells what was missed itself. */
  private opened(source: EventSource, isResumed: boolean): void {
    if (this.source !== source) this.source?.close();
    if (this.next === source) this.next = null;
    this.source = source;
    this.expect(DEAD_MS, () => this.reopen());
    this.isKeptBack = false;
    // What the one before was about to tell is not known either.
    if (!isResumed) this.changed(this.isFirst ? 'viewer' : 'all');
    else if (!this.isTold) this.hear('viewer');
    this.isFirst = false;
    this.setOpen(true);
  }
}

/** The line of a user: the one before, unless it is over, or of another account, which ends it. */
export function lineOf(before: Line | null, user: string): Line {
  if (before && before.user === user && !before.isOver) return before;
  before?.end();
  return new Line(user);
}
