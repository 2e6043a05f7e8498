/**
 * How what the viewer does changes the numbers of people (specification §4
 * "User counters"). Pure: the calls to the server apply these at once and take
 * them back when the server refuses.
 */

interface Followed {
  follower_count: number;
  explicitly_followed_by_me?: boolean | null;
}

/** The viewer follows a user, or stops. Doing it twice counts once. */
export function followed<U extends Followed>(user: U, follow: boolean): U {
  if (Boolean(user.explicitly_followed_by_me) === follow) return user;
  return {
    ...user,
    explicitly_followed_by_me: follow,
    follower_count: changed(user.follower_count, follow ? 1 : -1),
  };
}

/** The viewer follows many users at once, or stops: sets the flag, and leaves counting to the server. */
export function bulkFollowed<U extends Followed>(user: U, follow: boolean): U {
  return { ...user, explicitly_followed_by_me: follow };
}

/** A board was made. */
export function boardAdded<U extends { board_count: number }>(user: U): U {
  return { ...user, board_count: changed(user.board_count, 1) };
}

/** A board was deleted, and with it those of its pins that are counted. */
export function boardRemoved<U extends { board_count: number; pin_count: number }>(
  user: U,
  pins: number,
): U {
  return {
    ...user,
    board_count: changed(user.board_count, -1),
    pin_count: changed(user.pin_count, -pins),
  };
}

/** A pin was made or saved. */
export function pinAdded<U extends { pin_count: number }>(user: U): U {
  return { ...user, pin_count: changed(user.pin_count, 1) };
}

/** Pins were deleted: one, or those of a section. */
export function pinsRemoved<U extends { pin_count: number }>(user: U, pins: number): U {
  return { ...user, pin_count: changed(user.pin_count, -pins) };
}

// Invariant: counts are never below 0 (protocol "Values").
function changed(count: number, by: number): number {
  return Math.max(0, count + by);
}
