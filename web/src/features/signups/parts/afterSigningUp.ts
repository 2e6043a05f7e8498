import { nextPath } from 'features/sessions/parts/nextPath';
import { paths } from 'lib/paths';

/** A next path that begins so marks an OAuth flow (specification §2 "Other paths"). */
const OAUTH = '/app-factory-oauth/';

/**
 * Where a new account goes on: to the screens that set it up, and then where its user wanted to be. What an app asks
 * comes first: the app waits, and home offers the screens again.
 */
export function afterSigningUp(next: string | null | undefined): string {
  const wanted = nextPath(next);
  return wanted.startsWith(OAUTH) ? wanted : paths.signupFlow(next ? wanted : undefined);
}
