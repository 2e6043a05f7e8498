import { followQuery } from 'features/search/parts/searchQuery';
import { beginLog } from './activityLog';
import { logCloseup, type State } from './logCloseup';
import { watchPins } from './watchPins';

let isWatched = false;

/**
 * What follows from a user's coming to a place: it may belong to the search that they are in
 * the midst of, and the activity log is told of a pin's page at once, of what they are shown and
 * follow there as it happens. All of it is in one file, which comes after the page.
 */
export function logVisit(before: State, after: State): void {
  const { user } = after.session;
  if (!user) return;
  followQuery(after.history.current?.address ?? '');
  beginLog(user);
  if (!isWatched) watchPins();
  isWatched = true;
  logCloseup(before, after);
}
