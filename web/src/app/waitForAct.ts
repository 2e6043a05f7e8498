/** What comes with the first act. */
export interface App {
  /** Begins to load the scripts, runs none. Called at most once. */
  load(): void;
  /** Runs them. Called again by a later act when it fails. */
  start(): Promise<unknown>;
  /** Loads the page anew. */
  reload(): void;
}

/** After everything that the page shows has come, the largest picture included. */
const IDLE_DELAY_MS = 5_000;

/** How far from the end of the page the next pins are fetched, in heights of the window. */
const NEAR_END = 2;

/** What only a reader who acts does. A finger that goes down may scroll as well: it fetches. */
const ACTS = ['click', 'keydown', 'input', 'pointermove', 'pointerdown', 'scroll'];

/**
 * Starts the app at the first of: a press, a key, a mouse that moves, a scroll near the end;
 * an idle processor some seconds after the page has come, on a good line. A finger that goes
 * down fetches the scripts, unless its reader saves data. At once where the address has
 * something for the reader (an invite).
 *
 * A browser may keep a failure for the page's life, and scripts of an older version are gone from
 * the server: a button that is pressed and fails again loads the page anew.
 */
export function waitForAct(window: Window, { load, start, reload }: App): void {
  const { document } = window;
  const { saveData, effectiveType } = lineOf(window.navigator);
  let isLoaded = false;
  let isStarted = false;
  let hasFailed = false;
  const prepare = () => {
    if (!isLoaded) load();
    isLoaded = true;
  };
  const begin = (act?: Event) => {
    if (isStarted) return;
    isStarted = true;
    prepare();
    start().then(
      () => listen('removeEventListener'),
      (cause: unknown) => {
        isStarted = false;
        window.reportError(cause);
        if (hasFailed && act && isPress(act)) reload();
        hasFailed = true;
      },
    );
  };
  let place = '';
  // Browsers tell of a mouse that rests, too, when the page moves under it.
  const hasMoved = (event: MouseEvent) => {
    const before = place;
    place = `${event.clientX} ${event.clientY}`;
    return before !== '' && before !== place;
  };
  const act = (event: Event) => {
    if (event.type === 'pointerdown') {
      if (!saveData) prepare();
      return;
    }
    if (event.type === 'scroll' && !isNearEnd(event, window)) return;
    if (event.type === 'pointermove' && !(isMouse(event) && hasMoved(event))) return;
    begin(event);
  };
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of ACTS) window[how](type, act, { capture: true, passive: true });
  };
  listen('addEventListener');
  if (new URLSearchParams(window.location.search).has('invite_code')) begin();
  const idle = () =>
    setTimeout(() => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => begin());
      else begin();
    }, IDLE_DELAY_MS);
  if (saveData || effectiveType !== '4g') return;
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/** Links lead on without the app. */
function isPress({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('button') !== null;
}

/** A finger moves to scroll; a mouse or a pen to press. */
function isMouse(event: Event): event is PointerEvent {
  return (event as PointerEvent).pointerType !== 'touch';
}

/** Rows of pictures scroll by themselves. */
function isNearEnd({ target }: Event, { document, innerHeight, scrollY }: Window): boolean {
  if (target !== document) return false;
  const rest = document.documentElement.scrollHeight - scrollY - innerHeight;
  return rest < NEAR_END * innerHeight;
}

interface Line {
  saveData: boolean;
  effectiveType: string;
}

/** Where the browser does not tell, the line is taken for a good one. */
function lineOf({ connection }: Navigator & { connection?: Partial<Line> }): Line {
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return { saveData, effectiveType };
}
