import type { Options } from 'lib/call';

/** Pins that one call names at most (contract `PinSelection`). */
export const MOST_NAMED = 250;

/** Which pins are organised: a board's outside sections, or a section's. */
export interface Part {
  boardId: string;
  sectionId?: string | undefined;
  /** How many there are. */
  count: number;
}

/** Pins that are chosen: `ids`, or all of the part but for `ids`. */
export interface Selection {
  all: boolean;
  ids: ReadonlySet<string>;
}

/** What a call says about the pins it is for. */
export type PinSelection = Options<'BulkEditResource', 'delete'>;

/** Nothing is chosen. */
export const NOTHING: Selection = { all: false, ids: new Set() };

/** Everything is chosen, what is not loaded yet too. */
export const EVERYTHING: Selection = { all: true, ids: new Set() };

/** How many pins are chosen. */
export function chosenCount({ all, ids }: Selection, part: Part): number {
  return all ? Math.max(0, part.count - ids.size) : ids.size;
}

/** Whether a pin is chosen. */
export function isChosen({ all, ids }: Selection, id: string): boolean {
  return all !== ids.has(id);
}

/**
 * The selection after a press in the list, which knows the loaded pins alone: of
 * a selection of everything it answers what is still chosen among them. Where more
 * exceptions are made than a call can name, the loaded pins are named instead.
 */
export function choose(
  before: Selection,
  keys: 'all' | ReadonlySet<string>,
  loaded: readonly string[],
): Selection {
  if (keys === 'all') return EVERYTHING;
  if (!before.all || keys.size === 0) return { all: false, ids: keys };
  const exceptions = loaded.filter((id) => !keys.has(id));
  if (exceptions.length > MOST_NAMED) return { all: false, ids: keys };
  return { all: true, ids: new Set(exceptions) };
}

/**
 * What the calls are given for a selection, one call after another. The lowest
 * pins go first, as within a call, so that the uppermost stand uppermost again.
 */
export function pinSelections(
  { all, ids }: Selection,
  part: Part,
  loaded: readonly string[],
): PinSelection[] {
  const { boardId, sectionId } = part;
  if (all) {
    const place = sectionId ? { section_id: sectionId } : { filter_section_pins: true };
    return [{ board_id: boardId, all: true, ...place, except_pin_ids: [...ids] }];
  }
  const named = loaded.filter((id) => ids.has(id)).reverse();
  const calls: PinSelection[] = [];
  for (let at = 0; at < named.length; at += MOST_NAMED) {
    calls.push({ board_id: boardId, pin_ids: named.slice(at, at + MOST_NAMED) });
  }
  return calls;
}

/** One thing and the one it stands behind; none: it stands first. */
export interface Step {
  pin_id: string;
  after_pin_id: string | null;
}

/** What brings the server's list to a new order: each moved pin behind the one before it. */
export function stepsTo(order: readonly string[], moved: ReadonlySet<string>): Step[] {
  return order.flatMap((id, at) =>
    moved.has(id) ? [{ pin_id: id, after_pin_id: order[at - 1] ?? null }] : [],
  );
}
