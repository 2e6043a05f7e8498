/** When a board last proposed something to its owner: id of the board → milliseconds since 1970. */
export type UpsellTimes = Readonly<Record<string, number>>;

/** A board proposes something once in thirty days. */
const PAUSE_MS = 30 * 24 * 60 * 60 * 1_000;

/** Boards whose times are kept, the most recent ones. */
const KEPT = 100;

/** Under which key the times are kept in this browser (specification §3 "recent upsell timestamps by board"). */
export function upsellKey(viewerId: string): string {
  return `upsells:${viewerId}`;
}

/** Whether a board may propose something now. */
export function isDue(times: UpsellTimes, boardId: string, now: number): boolean {
  const last = times[boardId];
  return last === undefined || now - last >= PAUSE_MS;
}

/** The times once a board has proposed something. */
export function proposed(times: UpsellTimes, boardId: string, now: number): UpsellTimes {
  const all = Object.entries({ ...times, [boardId]: now });
  return Object.fromEntries(all.sort(([, one], [, other]) => other - one).slice(0, KEPT));
}

/** Reads what was kept in the browser; what is no time is dropped. */
export function readUpsellTimes(kept: unknown): UpsellTimes {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, time]) => Number.isFinite(time)));
}
