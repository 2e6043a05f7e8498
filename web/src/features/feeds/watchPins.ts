import { pinAt } from 'features/pins/parts/pinAt';
import type { NewEvent } from 'lib/eventLog';
import { requestContext } from 'lib/requestContext';
import { activityLog } from './activityLog';
import { contextAt } from './contextAt';
import { watchCards } from './watchCards';
import { watchLinks } from './watchLinks';

/** A card of a grid was seen; a number of this host, since the specification names none. */
const IMPRESSION = 8001;
/** Specification §9 "Event flush": a link was followed, the same in another series, the viewer came back. */
const CLICKTHROUGH = 12;
const OUTBOUND = 7946;
const RETURN = 4100;

/** Parts of pages in numbers of this app (specification §3 "event record", `component`). */
const CARD = 1;
const CLOSEUP = 2;

/** Logs what a viewer is shown and where they go from there, as long as this page lives. */
export function watchPins(): void {
  const log = (event_type: number, pin: string, more: NewEvent = {}) => {
    const address = requestContext.sourceUrl();
    const component = pinAt(address) === pin ? CLOSEUP : CARD;
    activityLog.log({ event_type, ...contextAt(address), component, object_id_str: pin, ...more });
  };
  watchCards({
    onSeen: (pin) => log(IMPRESSION, pin),
    visit: () => `${window.history.state?.key ?? ''} ${window.location.pathname}`,
  });
  watchLinks({
    onLeft: (pin) => {
      log(CLICKTHROUGH, pin);
      log(OUTBOUND, pin);
    },
    onReturn: (pin, awayMs) => log(RETURN, pin, { event_data: { away_ms: awayMs } }),
  });
}
