import type { ShownMessage } from './things';

/** Messages of one sender that were written one soon after the other, or an event by itself. */
export interface Run {
  /** What tells it from others, also before the server has its first message. */
  key: string;
  sender: ShownMessage['sender'];
  isMine: boolean;
  /** Whether its one message is what its sender did in place of writing. */
  isEvent: boolean;
  messages: ShownMessage[];
}

/** The messages of one day, by sender. */
export interface Day {
  /** When it began, milliseconds since 1970. */
  ms: number;
  runs: Run[];
}

/** What is written later than this after what stands before it begins anew. */
const SOON_MS = 10 * 60_000;

/** Messages in their order, divided by days and by senders; `startOfDay` knows the zone. Pure. */
export function divided(
  messages: readonly ShownMessage[],
  startOfDay: (ms: number) => number,
): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const ms = startOfDay(message.created_ms);
    let day = days.at(-1);
    if (day?.ms !== ms) {
      day = { ms, runs: [] };
      days.push(day);
    }
    const run = day.runs.at(-1);
    if (run && goesOn(run, message)) run.messages.push(message);
    else day.runs.push(begun(message));
  }
  return days;
}

/** A run of one message. Pure. */
export function begun(message: ShownMessage): Run {
  const { id, client_id, sender, is_mine: isMine, event } = message;
  return { key: client_id ?? id, sender, isMine, isEvent: Boolean(event), messages: [message] };
}

function goesOn({ sender, isEvent, messages }: Run, message: ShownMessage): boolean {
  const last = messages.at(-1);
  return (
    last !== undefined &&
    !isEvent &&
    !message.event &&
    sender.id === message.sender.id &&
    message.created_ms - last.created_ms < SOON_MS
  );
}

/** When the day of a moment began here. */
export function startOfDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}
