import { beginLog } from './activityLog';
import { logCloseup, type State } from './logCloseup';
import { watchPins } from './watchPins';

let isWatched = false;

/**
 * What the activity log is told of a user who came to a place: of a pin's page at once,
 * of what they are shown and follow there as it happens. All of it is in one file, which
 * comes after the page.
 */
export function logVisit(before: State, after: State): void {
  const { user } = after.session;
  if (!user) return;
  beginLog(user);
  if (!isWatched) watchPins();
  isWatched = true;
  logCloseup(before, after);
}
