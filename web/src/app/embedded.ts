import type { AppData, StartState } from 'lib/appData';

/**
 * What the server wrote into the page (specification §4 "Start-up", protocol
 * "Pages"). Everything a start needs is here, or the app does not start.
 */
export interface Embedded {
  data: AppData;
  /** What the store begins with; null where the page carries none, and the server is asked (§7 `/_/_/state`). */
  state: StartState | null;
  routes: Route[];
  root: HTMLElement;
}

/** One line of the route manifest: an address pattern and its page file. */
export interface Route {
  path: string;
  handler: string;
}

/** Element of the state, which may be missing. */
export const STATE = '__PWS_INITIAL_PROPS__';

/** Reads the page. Throws with the specification's texts when a part is missing. */
export function readEmbedded(document: Document): Embedded {
  const failure = document.getElementById('__PWS_ERROR__');
  if (failure) throw new Error(failureMessage(failure.textContent ?? ''));
  return {
    data: readJson(document, '__PWS_DATA__') as AppData,
    state: document.getElementById(STATE)
      ? (readJson(document, STATE) as { initialReduxState: StartState }).initialReduxState
      : null,
    routes: readJson(document, '__PWS_ROUTES__') as Route[],
    root: find(document, '__PWS_ROOT__'),
  };
}

/** The error element holds `{ "message": … }`, or the message itself. */
function failureMessage(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed && 'message' in parsed) return String(parsed.message);
  } catch {
    // Plain text it is.
  }
  return text;
}

function readJson(document: Document, id: string): unknown {
  return JSON.parse(find(document, id).textContent ?? '');
}

function find(document: Document, id: string): HTMLElement {
  return document.getElementById(id) ?? missing(id);
}

/** Throws with the specification's text. */
export function missing(id: string): never {
  throw new Error(`#${id} not found in DOM. Can't start app.`);
}

/** Hosts that show copies of pages; an app that starts there would act on a stranger's site. */
const CACHE_HOSTS = [
  /(^|\.)googleusercontent\.com$/,
  /(^|\.)cc\.bingj\.com$/,
  /(^|\.)ampproject\.org$/,
];

/** Whether the app may start at this address at all. Throws for foreign protocols. */
export function mayStart(address: URL): boolean {
  if (address.protocol !== 'https:' && address.protocol !== 'http:') {
    throw new Error(`Protocol ${address.protocol} not supported.`);
  }
  return (
    !CACHE_HOSTS.some((host) => host.test(address.hostname)) &&
    !address.searchParams.has('server_only')
  );
}
