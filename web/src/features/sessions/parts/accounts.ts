import { storedValue } from 'lib/storedValue';
import { VIEWER_KEY } from './followViewer';

/** Multi-account local storage (specification §3): account id → whether it is logged in here. */
export type KnownAccounts = Record<string, { logged_in: boolean }>;

/** Keys of what is the browser's, not an account's: logging out leaves them. */
export const ACCOUNTS_KEY = 'accounts';
const GROUP_KEY = 'accounts_group_id';
/** As whom the host's other names know this browser (`siblings`); a page without a viewer empties it. */
export const SHARED_KEY = 'shared_session';

/** What stays in this browser when an account logs out. */
export const BROWSERS_OWN = ['theme', ACCOUNTS_KEY, GROUP_KEY, VIEWER_KEY, SHARED_KEY];

const known = storedValue(ACCOUNTS_KEY, readAccounts);
const group = storedValue(GROUP_KEY, (found) => (typeof found === 'string' ? found : null));

/** Every account that was logged in in this browser. */
export function knownAccounts(): KnownAccounts {
  return known.get();
}

/** An account views a page here: it is logged in. */
export function accountSeen(id: string): void {
  if (!known.get()[id]?.logged_in) known.set({ ...known.get(), [id]: { logged_in: true } });
}

/** These accounts are logged in here, and no others. */
export function accountsListed(ids: readonly string[], groupId: string | null): void {
  const others = Object.keys(known.get()).map((id) => [id, { logged_in: false }]);
  const listed = ids.map((id) => [id, { logged_in: true }]);
  known.set(Object.fromEntries([...others, ...listed]));
  group.set(groupId);
}

/** One account was logged out here; without an id, all were. */
export function accountLoggedOut(id: string | null): void {
  const after = Object.entries(known.get()).map(([account, { logged_in }]) => [
    account,
    { logged_in: logged_in && id !== null && account !== id },
  ]);
  known.set(Object.fromEntries(after));
}

/** This browser is to forget an account that is not logged in. */
export function forgetAccount(id: string): void {
  const { [id]: _, ...rest } = known.get();
  known.set(rest);
}

function readAccounts(found: unknown): KnownAccounts {
  if (typeof found !== 'object' || found === null) return {};
  const sound = Object.entries(found).filter(
    ([id, value]) => /^\d+$/.test(id) && typeof value?.logged_in === 'boolean',
  );
  return Object.fromEntries(sound);
}
