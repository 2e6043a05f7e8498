/** What a visitor wanted to do before signing in (business specification §3 "Session"), and how far they are since. */
export interface Wanted {
  /** A pin to save. */
  unauthSavePinId?: string;
  /** A user to follow. */
  unauthFollowUserId?: string;
  /** The sign-up flow has just ended: the first home feed says what it is (consumer specification §3 "Users state"). */
  firstHomeFeedRequestAfterNux?: boolean;
}

/** Kept in this tab, through log-in, sign-up and the pages of others that lead back. */
const KEY = 'wanted';

/** Keeps what a visitor wants until they are signed in; nothing forgets it. */
export function keepWanted(wanted: Wanted | null): void {
  try {
    if (wanted) window.sessionStorage.setItem(KEY, JSON.stringify(wanted));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: then it has to be asked for again.
  }
}

/** What was wanted, if anything. */
export function readWanted(): Wanted | null {
  try {
    const found: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const {
      unauthSavePinId: pin,
      unauthFollowUserId: user,
      firstHomeFeedRequestAfterNux: first,
    } = found as Record<string, unknown>;
    return {
      ...(isId(pin) && { unauthSavePinId: pin }),
      ...(isId(user) && { unauthFollowUserId: user }),
      ...(first === true && { firstHomeFeedRequestAfterNux: true }),
    };
  } catch {
    return null;
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d+$/.test(value);
}
