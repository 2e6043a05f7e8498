/** What is done when cards are seen. */
interface Watch {
  /** The card of a pin was seen. */
  onSeen: (pin: string) => void;
  /** Names the visit to a page: in each of them a pin is seen once. */
  visit: () => string;
}

/** Half of a card in sight for so long is seen. */
const SHARE = 0.5;
const SEEN_MS = 1_000;
/** Pins of visits that are remembered; beyond that a card may be seen a second time. */
const MOST_REMEMBERED = 5_000;
/** The mark of a pin's card (`PinCard`). */
const CARD = '[data-pin]';

/**
 * Watches every card of a pin on the page, also those that come later. It looks at the
 * marks of cards, so that no grid has to know of it and none of this is in the first script.
 */
export function watchCards({ onSeen, visit }: Watch): void {
  const seen = new Set<string>();
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const leave = (card: Element) => {
    clearTimeout(waiting.get(card));
    waiting.delete(card);
  };
  const see = (card: Element) => {
    waiting.delete(card);
    const pin = card.getAttribute('data-pin');
    if (!pin || !card.isConnected || document.visibilityState === 'hidden') return;
    const once = `${visit()} ${pin}`;
    if (seen.has(once)) return;
    if (seen.size >= MOST_REMEMBERED) seen.clear();
    seen.add(once);
    onSeen(pin);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        leave(target);
        if (intersectionRatio < SHARE) continue;
        waiting.set(
          target,
          setTimeout(() => see(target), SEEN_MS),
        );
      }
    },
    { threshold: SHARE },
  );
  const each = (node: Node, act: (card: Element) => void) => {
    if (!(node instanceof Element)) return;
    if (node.matches(CARD)) act(node);
    for (const card of node.querySelectorAll(CARD)) act(card);
  };
  const begin = (card: Element) => sight.observe(card);
  const end = (card: Element) => {
    sight.unobserve(card);
    leave(card);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) each(node, end);
      for (const node of addedNodes) each(node, begin);
    }
  }).observe(document.body, { childList: true, subtree: true });
  each(document.body, begin);
}
