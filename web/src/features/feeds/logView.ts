import { activityLog, type Teller } from 'features/feeds/activityLog';
import { contextAt } from 'features/feeds/contextAt';
import { wayTo } from 'features/feeds/wayTo';
import { pinAt } from 'features/pins/parts/pinAt';
import type { History } from 'lib/history';

/** What the store knows of the viewer and where they are. */
export interface State {
  history: History;
  session: { user?: Teller | null };
}

/** A page is viewed, in the codes of the specification's events (§9 "Event flush"). */
const VIEW = 13;
/** Visits of which this tab remembers that they were told. */
const KEPT = 100;
const STORED = 'told_visits';

/**
 * Tells the server's activity log of a visit to a page that began with a navigation
 * (specification §7 "Context events", §9), and how the viewer came to it where it is a pin's.
 * A visit is a place of the browser's history: going back to it or loading it anew
 * begins none.
 */
export function logView({ history: before }: State, state: State): void {
  const { current } = state.history;
  if (!current) return;
  // All addresses from outside have one key: such a visit begins with a page that is loaded
  // for it, neither anew nor on the way back.
  const isNew =
    current.key === 'default'
      ? !before.current && isArrival()
      : remember(state.session.user?.id ?? '', current.key);
  if (!isNew || isSamePage(current.address, before.current?.address)) return;
  const opened = pinAt(current.address);
  activityLog.log({
    event_type: VIEW,
    ...contextAt(current.address),
    ...(opened !== undefined && { object_id_str: opened, aux_data: wayBefore(opened, state) }),
  });
}

/** Whether two addresses are of one page: a pin's may have more than one. */
function isSamePage(address: string, before: string | undefined): boolean {
  const opened = pinAt(address);
  return opened === undefined ? address === before : opened === pinAt(before);
}

/** How the viewer came to a pin, by the names of the contract. */
function wayBefore(pinId: string, state: State) {
  const way = wayTo(pinId, state);
  return {
    homefeed_source_sig: way.homefeedSourceSig ?? null,
    search_query: way.searchQuery ?? null,
    source: way.source ?? null,
    top_level_source: way.topLevelSource ?? null,
    top_level_source_depth: way.topLevelSourceDepth ?? null,
  };
}

/** Whether this page's life began with a navigation to it. */
function isArrival(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'reload' && load?.type !== 'back_forward';
}

/** Remembers a visit, and answers whether it is new. */
function remember(user: string, key: string): boolean {
  const visit = `${user} ${key}`;
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    const known = Array.isArray(told) ? told : [];
    if (known.includes(visit)) return false;
    sessionStorage.setItem(STORED, JSON.stringify([...known, visit].slice(-KEPT)));
  } catch {
    // Where nothing can be stored, a place that is seen again counts again.
  }
  return true;
}
