import { followQuery } from 'features/search/parts/searchQuery';
import { beginLog } from './activityLog';
import { logView, type State } from './logView';
import { watchPins } from './watchPins';

let isWatched = false;

/**
 * What follows from a viewer's coming to a place: it may belong to the search that a user is in
 * the midst of, and the activity log is told of the page at once, of what they are shown and
 * follow there as it happens. Of a visitor it is called where they allow it. All of it is in one
 * file, which comes after the page.
 */
export function logVisit(before: State, after: State): void {
  const { user = null } = after.session;
  if (user) followQuery(after.history.current?.address ?? '');
  beginLog(user);
  if (!isWatched) watchPins();
  isWatched = true;
  logView(before, after);
}
