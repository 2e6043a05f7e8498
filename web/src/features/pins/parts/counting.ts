import { isCounted } from 'features/boards/api';
import { type PinDetail, pinsApi } from 'features/pins/api';
import type { Saves } from 'features/pins/parts/saves';
import { patchUser } from 'features/users/api';
import { pinAdded, pinsRemoved } from 'features/users/parts/counters';
import { type SessionState, viewerChanged } from 'features/users/parts/viewer';
import { api } from 'lib/api';

/**
 * How the viewer's own writes change the number of pins on their profile, of which those
 * on boards that not all see are left out (specification §4 "User counters"). Where this
 * page does not know, the profile is asked for anew. Load it with `import()`.
 */

type State = Parameters<ReturnType<typeof pinsApi.endpoints.getPin.select>>[0];

/** A pin was made. */
export function countMade({ board, pinner }: PinDetail) {
  return isCounted(board) ? patchUser(pinner.id, pinAdded) : nothing();
}

/** A pin was saved; `state` is from before. Saving to the same board again answers the pin that is there. */
export function countSaved(state: unknown, pinId: string, { board, id, pinner }: PinDetail) {
  const before = savedAs(state, pinId);
  if (!isCounted(board) || before === id) return nothing();
  return before === null ? patchUser(pinner.id, pinAdded) : recounted(pinner.id);
}

/** A pin of the viewer's was deleted; `state` is from before. */
export function countDeleted(state: unknown, id: string) {
  const pin = keptPin(state, id);
  const viewer = (state as { session: SessionState }).session.user?.id;
  if (!viewer || (pin && !isCounted(pin.board))) return nothing();
  return pin ? patchUser(viewer, (user) => pinsRemoved(user, 1)) : recounted(viewer);
}

/**
 * A pin was made or saved, which may be the viewer's newest (`last_repin_id`): a save that is
 * there already is answered again, however old. Ids grow with time; `state` is from before.
 */
export function noteNewest(state: unknown, { id }: PinDetail) {
  const known = (state as { session: SessionState }).session.user?.last_repin_id;
  const isNewer = !known || BigInt(id) > BigInt(known);
  return isNewer ? viewerChanged({ last_repin_id: id }) : nothing();
}

function keptPin(state: unknown, id: string): PinDetail | undefined {
  return pinsApi.endpoints.getPin.select({ id })(state as State).data;
}

/** The viewer's latest save of a pin: null for none, undefined where that is not known. */
function savedAs(state: unknown, pinId: string): string | null | undefined {
  const known = (state as { saves?: Saves }).saves?.[pinId]?.id;
  const info = keptPin(state, pinId)?.saved_info;
  return known ?? (info && (info.pin_id ?? null));
}

/** Has a profile asked for anew: how its numbers changed is not known here. */
function recounted(userId: string) {
  return api.util.invalidateTags([{ type: 'User', id: userId }]);
}

function nothing() {
  return api.util.invalidateTags([]);
}
