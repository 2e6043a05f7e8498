import { VIEWER_KEY } from 'features/sessions/parts/followViewer';
import type { Viewer } from 'features/users/api';
import { call } from 'lib/call';
import { NO_ANSWER } from 'lib/errors';
import { createEventLog, type Delivery, type EventLogParts } from 'lib/eventLog';
import { randomName } from 'lib/randomName';
import { requestContext } from 'lib/requestContext';
import { tellBeforeEnd } from 'lib/sessionEnd';

/** Of whom it is told, and what they chose. */
export type Teller = Pick<Viewer, 'id' | 'cookie_consent'>;

/** That the server has a newer version of the app, in this host's own code (specification §7). */
const NEW_VERSION = { event_type: 8002 };

let viewer: Teller | null = null;

/** This page's log of what its viewer does and is shown, for the server's activity log. */
export const activityLog = createEventLog({
  send,
  now: () => Date.now(),
  uuid: randomName,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

let begun = false;

/** Begins the log of a viewer's page: it is told when the page is left or hidden, and before a log-out. */
export function beginLog(of: Teller): void {
  viewer = of;
  if (begun) return;
  begun = true;
  tellBeforeEnd(activityLog);
  // In this file, which is there already: one that were loaded for it may be gone from the server.
  requestContext.whenStale(() => activityLog.log(NEW_VERSION));
  const leave = () => void activityLog.flush({ leaving: true });
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

async function send(...[events, reportTime]: Parameters<EventLogParts['send']>): Promise<Delivery> {
  if (!isAllowed() || !isMine()) return 'refused';
  const outcome = await call('ApiCResource', 'create', { events, report_time: reportTime });
  if (!('error' in outcome)) return 'taken';
  const { key, status } = outcome.error;
  return key === NO_ANSWER || status === 429 || (status ?? 0) >= 500 ? 'lost' : 'refused';
}

/** What a user forbade is not even sent; before they chose, the server knows what the law wants (specification §6). */
function isAllowed(): boolean {
  return viewer?.cookie_consent?.analytic ?? true;
}

/** Whether the browser's cookie is still this viewer's: another tab may have changed it. */
function isMine(): boolean {
  try {
    const said = window.localStorage.getItem(VIEWER_KEY);
    return !said || !viewer || said === viewer.id;
  } catch {
    return true;
  }
}
