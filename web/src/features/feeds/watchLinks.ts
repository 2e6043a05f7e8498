import { pinAt } from 'features/pins/parts/pinAt';

/** What is done when a pin's link is followed. */
interface Watch {
  /** The viewer follows the link of a pin. */
  onLeft: (pin: string) => void;
  /** They are back from there, after so many milliseconds. */
  onReturn: (pin: string, awayMs: number) => void;
}

/** Links that users gave; the host's own say nothing to search engines. */
const GIVEN = 'a[href][rel~="nofollow"]';

/** Watches the links of pins, on cards and on the page of a pin, and the way back from them. */
export function watchLinks({ onLeft, onReturn }: Watch): void {
  let left: { pin: string; at: number; isAway: boolean } | null = null;
  const follow = (event: MouseEvent) => {
    // The main button, and the middle one, which opens another tab.
    if (event.button > 1 || event.defaultPrevented) return;
    const pin = pinOf(event.target);
    if (pin === undefined) return;
    left = { pin, at: Date.now(), isAway: false };
    onLeft(pin);
  };
  const away = () => {
    if (left) left.isAway = true;
  };
  const back = () => {
    if (!left?.isAway) return;
    const { pin, at } = left;
    left = null;
    onReturn(pin, Date.now() - at);
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? away() : back(),
  );
  window.addEventListener('blur', away);
  window.addEventListener('focus', back);
  // A page that was left for the link in its own tab, and is shown again on the way back.
  window.addEventListener('pagehide', away);
  window.addEventListener('pageshow', back);
}

/** The pin whose link this is part of; undefined where it is none. */
function pinOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(GIVEN);
  if (!link || link.origin === window.location.origin || !/^https?:$/.test(link.protocol)) return;
  const article = link.closest('article');
  const card = article?.getAttribute('data-pin');
  if (card) return card;
  return article?.hasAttribute('data-closeup') ? pinAt(window.location.pathname) : undefined;
}
