import { waitForAct } from 'app/waitForAct';
import { showKeptTheme } from 'lib/keptTheme';
import { followShortcut, hearShortcuts } from 'ui/field/shortcuts';

/**
 * The first script of every page, which the server names as one of its own and which is there
 * long before the app's weight; to the app it is the same module.
 *
 * - What a reader presses and types on the server's markup before the app has taken it over is
 *   kept, and done then, in order: they do not notice that a page is not ready yet. Links need
 *   none of it, and a form's button is disabled until then (`lib/ready`). What they pressed and
 *   typed and how far they came before this script did counts, too.
 * - What is below the first screens of a phone is drawn once the reader moves.
 * - A page that is there to be read waits with the app until its reader acts (decision 53): the
 *   server says so by naming the app's scripts here (`pages/shell.rs`). It has the styles of what
 *   it shows (`pages/styles.rs`); the app draws more, and starts when all of its styles are there.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field held when it was used; for a button nothing of it counts. */
interface Use {
  value: string;
  checked: boolean;
}

/** Each once, where it was used last: a button that does not answer is pressed again. */
const used = new Map<HTMLElement, Use>();

/** How long a part of the page may take to come, in frames: some ten seconds. */
const MOST_FRAMES = 600;

let hasApp = false;
let isGiving = false;

function keep({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const element = type === 'input' ? (target as Field) : target.closest('button');
  if (!element || isTaken(element)) return;
  const { value = '', checked = false } = element as Partial<HTMLInputElement>;
  used.delete(element);
  used.set(element, { value, checked });
  if (hasApp) setTimeout(() => giveUnlessHeard(element));
}

for (const type of ['click', 'input']) document.addEventListener(type, keep, true);

/** React may take over what is used while it hears of it, and needs it no more. */
function giveUnlessHeard(element: HTMLElement): void {
  if (isTaken(element)) used.delete(element);
  void give();
}

/** The start of the app, once its scripts run. */
let begun: Promise<void> | undefined;

/** The app starts. Where the page waited for it, a start that fails is told to the loader alone. */
export function beginApp(start: Promise<void>): void {
  begun = start.then(giveEarlyActs);
  if (!app) begun.catch(reportError);
}

/** The app is there: it is given what it missed, and what is used before it has taken that over. */
export function giveEarlyActs(): Promise<void> {
  hasApp = true;
  return give();
}

/** Parts that are loaded for themselves are taken over later than the page around them. */
async function give(): Promise<void> {
  if (isGiving) return;
  isGiving = true;
  await giveFocus();
  for (const [element, use] of used) {
    await taking(element);
    // Pressed again meanwhile, it has another place.
    if (used.get(element) !== use) continue;
    used.delete(element);
    if (isTaken(element)) act(element, use);
  }
  isGiving = false;
}

/** A field that has the focus already opens what it opens with it. */
async function giveFocus(): Promise<void> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || isTaken(focused)) return;
  await taking(focused);
  if (document.activeElement === focused) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/** Waits until React has taken it over, it has gone, or that takes too long. */
async function taking(element: HTMLElement): Promise<void> {
  for (let frame = 0; !isTaken(element) && element.isConnected && frame < MOST_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

/** React marks so what it has drawn or taken over. */
function isTaken(element: HTMLElement): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

function act(element: HTMLElement, { value, checked }: Use): void {
  if (element instanceof HTMLButtonElement) {
    element.click();
    return;
  }
  const field = element as Field;
  if (isChoice(field)) {
    (field as HTMLInputElement).checked = !checked;
    field.click();
    return;
  }
  // React hears of a value only when it is another than the one that it saw set.
  field.value = value || !('defaultValue' in field) ? '' : field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function isChoice({ type }: Field): boolean {
  return /^(checkbox|radio)$/.test(type);
}

showKeptTheme();
hearShortcuts();

/** What a phone draws and fetches only for a reader who moves on (`Masonry.module.css`, `Picture.module.css`). */
function drawAll(): void {
  document.documentElement.dataset.acted = '';
}

// A press alone moves nothing: it is answered sooner without.
for (const type of ['scroll', 'keydown']) {
  document.addEventListener(type, drawAll, { capture: true, once: true, passive: true });
}

const { app, preload = '' } =
  document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};

/** The style sheets of which the page has a part, on their way. */
let styles: Promise<HTMLLinkElement[]> | undefined;

if (app) {
  waitForAct(window, {
    load() {
      for (const href of preload.split(' ').filter(Boolean)) append('modulepreload', href);
      styles = fetchStyles();
      // The start that waits for them tells of it; the next one asks anew.
      styles.catch(() => {
        styles = undefined;
      });
    },
    async start() {
      // All at once: one that came before another would win over it meanwhile.
      for (const sheet of await (styles ?? fetchStyles())) sheet.media = 'all';
      await import(/* @vite-ignore */ app);
      await begun;
    },
    reload: () => window.location.reload(),
  });
}

/** What the page itself noted until now (`EARLY` in `pages/shell.rs`). */
const { early = [] } = window as { early?: Event[] };
window.onclick = window.oninput = window.onkeydown = null;

// With a frame, which lays the page out anyway.
requestAnimationFrame(catchUp);

/** What the reader did before this script came, as on a slow line, in order. */
function catchUp(): void {
  if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'));
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const isUsed = isChoice(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
    if (isUsed) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Told to the listeners above; to the browser it is no press.
  for (const event of early) {
    if (event instanceof KeyboardEvent) followShortcut(event);
    event.target?.dispatchEvent(new Event(event.type, { bubbles: true }));
  }
}

function fetchStyles(): Promise<HTMLLinkElement[]> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-partial]');
  return Promise.all(Array.from(links, ({ href }) => fetchSheet(href)));
}

/** Fetches a style sheet that changes nothing yet. */
function fetchSheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const sheet = append('stylesheet', href, 'not all');
    sheet.onload = () => resolve(sheet);
    sheet.onerror = () => reject(new Error(href));
  });
}

function append(rel: string, href: string, media = ''): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, media });
  document.head.append(link);
  return link;
}
