import { viewTypeAt } from 'features/pins/parts/viewTypeAt';
import { activityLog } from './activityLog';
import { watchCards } from './watchCards';
import { watchLinks } from './watchLinks';

/** A card of a grid was seen; a number of this host, since the specification names none. */
const IMPRESSION = 8001;
/** Specification §9 "Event flush": a link was followed, the same in another series, the viewer came back. */
const CLICKTHROUGH = 12;
const OUTBOUND = 7946;
const RETURN = 4100;

/** Logs what a viewer is shown and where they go from there, as long as this page lives. */
export function watchPins(): void {
  const log = (event_type: number, pin: string) => {
    const view_type = viewTypeAt(window.location.pathname);
    activityLog.log({ event_type, view_type, object_id_str: pin });
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
    onReturn: (pin) => log(RETURN, pin),
  });
}
