import type { Conversation } from 'features/conversations/api';
import type { UserRef } from 'features/users/api';
import { useRef } from 'react';
import type { Day } from './runs';
import { lastSeen } from './seen';
import type { ShownMessage } from './things';

/** Where it is said who has read what the viewer wrote. */
export interface SeenMark {
  /** The message below which it is said; null where that is none. */
  id: string | null;
  /** Who has read it. */
  users: readonly UserRef[];
  /** Messages that have a line below them of their own, between those of their run. */
  lined: ReadonlySet<string>;
}

/**
 * Who has read what the viewer wrote. It is said in the line below a run, which is there already;
 * between the messages of one only where a line is there, or as the log is opened. So nothing moves
 * when it is said, nor when it goes elsewhere.
 */
export function useSeen(
  { users, seen_by }: Pick<Conversation, 'users' | 'seen_by'>,
  messages: readonly ShownMessage[],
  days: readonly Day[],
): SeenMark {
  const kept = useRef<Set<string>>(null);
  const isOpening = kept.current === null;
  kept.current ??= new Set();
  const lined = kept.current;
  const ends = new Set(days.flatMap(({ runs }) => runs.map((run) => run.messages.at(-1)?.id)));
  const reads = seen_by.filter(({ user_id }) => users.some(({ id }) => id === user_id));
  const seen = lastSeen(messages, reads, (id) => isOpening || ends.has(id) || lined.has(id));
  if (seen) lined.add(seen.id);
  return {
    id: seen?.id ?? null,
    users: users.filter(({ id }) => seen?.userIds.includes(id)),
    lined,
  };
}
