import { kindOf, type PageKind } from 'features/feeds/cameFrom';
import { viewTypeAt } from 'features/pins/parts/viewTypeAt';
import type { NewEvent } from 'lib/eventLog';
import { requestContext } from 'lib/requestContext';

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
};

/** Where an event happens: the page at an address, and its handler where that is shown now. */
export function contextAt(address: string): NewEvent {
  const [path = ''] = address.split('?');
  const handler = requestContext.headers()['X-Pinterest-PWS-Handler'];
  const isShown = address === requestContext.sourceUrl();
  return {
    view_type: viewTypeAt(path),
    view_parameter: PARAMETERS[kindOf(address)],
    ...(isShown && handler && { view_data: { handler } }),
  };
}
