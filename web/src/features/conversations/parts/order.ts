/** What the order of messages needs of one. */
export interface Ordered {
  /** Of a message that is being sent, the name that its browser gave it. */
  id: string;
  /** `temporary` while it is being sent. */
  type: string;
  /** Its sender's own name for it. */
  client_id?: string | null | undefined;
  /** When it was written, milliseconds since 1970. */
  created_ms: number;
}

/** What a browser calls a message that it is sending (consumer specification §3 "Message"). */
export const TEMPORARY = 'temporary';

/**
 * Messages of two lists as one, sorted by time, each once by its id; what the second says of one
 * counts. One that was being sent goes when the server's is there (consumer specification §4
 * "Conversation UI"). Pure.
 */
export function mergeMessages<M extends Ordered>(known: readonly M[], more: readonly M[]): M[] {
  const byId = new Map([...known, ...more].map((one) => [one.id, one]));
  const arrived = new Set<unknown>();
  for (const one of byId.values()) if (one.type !== TEMPORARY) arrived.add(one.client_id);
  return [...byId.values()]
    .filter((one) => one.type !== TEMPORARY || !arrived.has(one.client_id))
    .sort(byTime);
}

/** By time, then by id. What is being sent comes last. */
function byTime(one: Ordered, other: Ordered): number {
  const isSent = ({ type }: Ordered) => Number(type === TEMPORARY);
  return (
    one.created_ms - other.created_ms || isSent(one) - isSent(other) || compareIds(one.id, other.id)
  );
}

/** Orders ids of messages, which grow: they are numbers, too long for a `number`. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

/** What the order of conversations needs of one. */
export interface Listed {
  id: string;
  /** The other members. */
  users: readonly unknown[];
  /** The addresses that stand for members until they answer. */
  emails: readonly string[];
  /** The latest message. */
  last_message?: unknown;
  /** When it was written. */
  position: number;
}

/**
 * Conversations as they are listed: those with other members, or addresses that stand for them, and
 * a message, the latest message first, each once (consumer specification §4 "Conversation UI").
 * Pure.
 */
export function listed<C extends Listed>(conversations: readonly C[]): C[] {
  const byId = new Map(conversations.map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ users, emails, last_message }) => users.length + emails.length > 0 && last_message)
    .sort((one, other) => other.position - one.position || compareIds(other.id, one.id));
}
