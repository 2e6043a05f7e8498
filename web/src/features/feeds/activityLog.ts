import { keptConsent } from 'features/consents/parts/consent';
import { VIEWER_KEY } from 'features/sessions/parts/followViewer';
import type { Viewer } from 'features/users/api';
import { call, type Schema } from 'lib/call';
import { NO_ANSWER } from 'lib/errors';
import { createEventLog, type Delivery, type EventLogParts } from 'lib/eventLog';
import { randomName } from 'lib/randomName';
import { requestContext } from 'lib/requestContext';
import { tellBeforeEnd } from 'lib/sessionEnd';

/** Of which user it is told, and what they chose. */
export type Teller = Pick<Viewer, 'id' | 'cookie_consent'>;

/** That the server has a newer version of the app, in this host's own code (specification §7). */
const NEW_VERSION = { event_type: 8002 };

let viewer: Teller | null = null;

/** This page's log of what its viewer does and is shown, for the server's activity log. */
export const activityLog = createEventLog({
  send,
  now: () => Date.now(),
  appState: () => (document.visibilityState === 'visible' ? 'active' : 'background'),
  uuid: randomName,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

let begun = false;

/**
 * Begins the log of a viewer's page, none of a visitor's: it is told when the page is left or hidden,
 * and before a log-out.
 */
export function beginLog(of: Teller | null): void {
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
  const told = viewer ? events : events.map(nameless);
  const outcome = await call('ApiCResource', 'create', { events: told, report_time: reportTime });
  if (!('error' in outcome)) return 'taken';
  const { key, status } = outcome.error;
  return key === NO_ANSWER || status === 429 || (status ?? 0) >= 500 ? 'lost' : 'refused';
}

/** An event of a visitor's: without what was searched for, and what else could tell who they are. */
function nameless({ aux_data, view_data, event_data, ...event }: Schema['ActivityEvent']) {
  return event;
}

/**
 * What a user forbade is not even sent; before they chose, the server knows what the law wants
 * (specification §6). A visitor has chosen it in this browser, or nothing is sent.
 */
function isAllowed(): boolean {
  if (!viewer) return keptConsent()?.analytic ?? false;
  return viewer.cookie_consent?.analytic ?? true;
}

/** Whether the browser's cookie is still this viewer's: another tab may have changed it. */
function isMine(): boolean {
  try {
    const said = window.localStorage.getItem(VIEWER_KEY);
    return !said || said === viewer?.id;
  } catch {
    return true;
  }
}
