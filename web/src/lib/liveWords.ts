import type { Schema } from 'lib/call';

/**
 * What a part of a page waits for: what is written to the viewer, what the viewer is told, both, or
 * what is said of a pin.
 */
export type Topic = 'conversations' | 'news' | 'viewer' | `pin:${string}`;

/** What changed, and where. A version is another with each change, and is not the later by its order. */
export type Change =
  | {
      kind: 'conversation';
      id: string;
      /** Of a message that was written, its id. */
      version: string;
      /** The message, where its words may travel. */
      message?: Schema['MessageView'];
    }
  | { kind: 'news' | 'pin'; id: string; version: string };

/** Hears of a change; of none where it is not known what changed, as after a break. */
export type Hear = (change: Change | null) => void;

/** Another member of a conversation writes in it now. */
export interface Typing {
  conversation_id: string;
  user_id: string;
}

/** Whom something is told that is not known: all, or who waits for what concerns the viewer. */
export type Unknown = 'all' | 'viewer';

/** What the tabs of a browser tell each other; `last` is the id of the event behind which they are. */
export type Word =
  | { say: 'who' }
  | { say: 'pins'; tab: string; pins: string[] }
  | { say: 'open'; isOpen: boolean; last: string }
  | { say: 'changed'; what: What; last: string };

/** An event of the stream (`GET /live/`). */
export type Told = { kind: 'hello' | 'resumed' | 'beat' | 'everything' } | Change | TypingTold;

type TypingTold = { kind: 'typing' } & Typing;

/** What is told to the parts of all tabs. */
export type What = Change | TypingTold | Unknown;

const KINDS: ReadonlySet<string> = new Set(['conversation', 'news', 'pin', 'typing']);

/** Whether it is told to them. A later server may tell of what is not known here. */
export function isChange(told: Told): told is Change | TypingTold {
  return KINDS.has(told.kind);
}

/** Whether who waits for a topic hears of this. */
export function concerns(topic: Topic, what: Change | Unknown): boolean {
  if (what === 'all') return true;
  const isPin = topic.startsWith('pin:');
  if (what === 'viewer') return !isPin;
  if (what.kind === 'pin') return topic === `pin:${what.id}`;
  return topic === 'viewer' || topic === (what.kind === 'news' ? 'news' : 'conversations');
}

/** Changes that are remembered. */
const MOST_KNOWN = 256;

/** Tells whether a change was heard of: two streams, the old and the new, may tell the same. */
export class Known {
  private readonly all = new Set<string>();

  /** Notes it; false where it was. */
  isNew({ kind, id, version }: Change): boolean {
    const key = `${kind} ${id} ${version}`;
    if (this.all.has(key)) return false;
    this.all.add(key);
    const [first] = this.all;
    if (first !== undefined && this.all.size > MOST_KNOWN) this.all.delete(first);
    return true;
  }
}
