/** What a pin says of its reactions: how many of each kind, and the viewer's own. */
export interface Reacted {
  reaction_counts: Record<string, number>;
  reaction_by_me?: number | null;
}

/**
 * The viewer reacts, differently than before, or takes it back (business
 * specification §4: never below 0, and a count is removed at 0). Pure.
 */
export function reacted(pin: Reacted, kind: number | null): Reacted {
  const counts = { ...pin.reaction_counts };
  const before = pin.reaction_by_me ?? null;
  if (before === kind) return { reaction_counts: counts, reaction_by_me: kind };
  if (before !== null) {
    const left = Math.max(0, (counts[before] ?? 0) - 1);
    if (left > 0) counts[before] = left;
    else delete counts[before];
  }
  if (kind !== null) counts[kind] = (counts[kind] ?? 0) + 1;
  return { reaction_counts: counts, reaction_by_me: kind };
}

/** All of them together. */
export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
