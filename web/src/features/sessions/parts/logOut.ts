import { call } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { paths } from 'lib/paths';
import { endSession, pauseTelling, sessionGoesOn, untilSessionEnds } from 'lib/sessionEnd';
import { accountLoggedOut, BROWSERS_OWN } from './accounts';
import { tellViewer } from './followViewer';

/** Why a user is logged out. */
export type LogOutReason = 'user_initiated' | 'authentication_failed';

/** What may be said of a log-out; nothing has to be. */
export interface LogOutOptions {
  reason?: LogOutReason;
  /** Only this account of the browser; all of them when missing. */
  account?: string;
  /** Where to go afterwards; home when missing. */
  redirectTo?: string;
  /** Makes a log-out whose call is given up as if it had not been asked for. */
  logoutOnAbort?: boolean;
  /** Gives the call up. */
  signal?: AbortSignal;
}

let inProgress = false;

/**
 * Logs out (specification §4 "Logout", §8 "Logout failure"): the activity log is told what
 * there is before the session ends, and pauses. Ends with a new
 * page; throws the failure when the server did not end the session. Cookies are
 * set by the server's answer.
 */
export async function logOut(options: LogOutOptions = {}): Promise<void> {
  const { reason = 'user_initiated', account, redirectTo } = options;
  if (reason === 'authentication_failed' && inProgress) return;
  const told = pauseTelling();
  inProgress = true;
  endSession();
  try {
    await told;
    await askForEnd(options);
  } catch (error) {
    inProgress = false;
    sessionGoesOn();
    if (options.logoutOnAbort && isAbort(error)) return;
    throw error;
  }
  await leaveBehind(account, redirectTo);
}

/** What follows once the server has ended the session, of one account or of all: a new page. */
export async function leaveBehind(account?: string, redirectTo = paths.home()): Promise<void> {
  endSession();
  accountLoggedOut(account ?? null);
  await clearBrowser();
  if (!account) tellViewer(null);
  window.location.assign(redirectTo);
}

/**
 * Logs out because a call was refused for want of a session, unless it is not this page's
 * session that is over: the call may have been sent with one that a switch or another log-in
 * has replaced since.
 */
export async function logOutExpired(redirectTo: string): Promise<void> {
  if (untilSessionEnds().aborted || (await isLoggedIn())) return;
  await logOut({ reason: 'authentication_failed', redirectTo });
}

/** Whether the browser's cookie, as it is now, stands for an account. */
async function isLoggedIn(): Promise<boolean> {
  const outcome = await call('UserSessionResource', 'get', {});
  return 'data' in outcome && outcome.data.session_accounts.length > 0;
}

async function askForEnd({ account, signal }: LogOutOptions): Promise<void> {
  const options = { disable_auth_failure_redirect: true, user_id: account ?? null };
  const outcome = await call('UserSessionResource', 'delete', options, signal);
  if ('error' in outcome) throw outcome.error satisfies ApiError;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Caches, and all that is kept but what is the browser's own. */
async function clearBrowser(): Promise<void> {
  try {
    window.sessionStorage.clear();
    for (const key of Object.keys(window.localStorage)) {
      if (!BROWSERS_OWN.includes(key)) window.localStorage.removeItem(key);
    }
    for (const name of (await window.caches?.keys()) ?? []) await window.caches.delete(name);
  } catch {
    // Forbidden: then nothing is kept either.
  }
}
