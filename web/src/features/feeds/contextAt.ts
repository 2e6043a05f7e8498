import { kindOf, type PageKind } from 'features/feeds/cameFrom';
import { viewTypeAt } from 'features/pins/parts/viewTypeAt';
import type { NewEvent } from 'lib/eventLog';
import { requestContext } from 'lib/requestContext';
import { cameBy } from 'lib/searchPaths';

/** Kinds of pages in numbers of this app (specification §3 "event record", `view_parameter`). */
const PARAMETERS: Record<PageKind, number> = {
  homefeed: 1,
  search: 2,
  topic: 3,
  today: 4,
  ideas: 5,
  shopping: 6,
  closeup: 7,
  profile: 8,
  board: 9,
  section: 10,
  other: 11,
  videos: 12,
};

/**
 * Where an event happens: the page at an address, its handler where that is shown now, and how a
 * search came about (specification §7 `BaseSearchResource`, `rs`).
 */
export function contextAt(address: string): NewEvent {
  const [path = '', query] = address.split('?');
  const kind = kindOf(address);
  const handler = requestContext.headers()['X-Pinterest-PWS-Handler'];
  const isShown = address === requestContext.sourceUrl();
  const data = {
    ...(isShown && handler && { handler }),
    ...(kind === 'search' && { rs: cameBy(new URLSearchParams(query)) }),
  };
  return {
    view_type: viewTypeAt(path),
    view_parameter: PARAMETERS[kind],
    ...(Object.keys(data).length > 0 && { view_data: data }),
  };
}
