import { mayMove, watchMotion } from 'features/videos/player/mayMove';

/** How many videos of grids play at once. */
const MOST = 3;

/** The least part of a card that is in sight while its video plays. */
const LEAST = 0.5;

/** What tells whose card is in sight: an `IntersectionObserver`, but for tests. */
type Sight = Pick<IntersectionObserver, 'observe' | 'unobserve'>;

/** What is to be played where. */
export interface Turns {
  /** Has a card take its turn; `tell` says when it begins and ends. Answers how to stop. */
  watch(card: Element, tell: (isOn: boolean) => void): () => void;
}

interface Waiting {
  /** How much of it is in sight, from 0 to 1. */
  share: number;
  isOn: boolean;
  tell: (isOn: boolean) => void;
}

/**
 * Chooses the videos of grids that play: of those with at least half of their card in sight a few
 * at once. One that plays goes on until it leaves; others follow in the order of the page. None
 * plays while the page is hidden, or where the viewer wants less motion or saves data.
 */
export function createTurns(see: (hear: IntersectionObserverCallback) => Sight): Turns {
  const cards = new Map<Element, Waiting>();
  let stopListening = () => {};
  const decide = () => {
    const may = document.visibilityState === 'visible' && mayMove();
    const seen = [...cards].filter(([, { share }]) => may && share >= LEAST).sort(inTurn);
    const chosen = new Set(seen.slice(0, MOST).map(([card]) => card));
    // First those that end, so that there are never more.
    for (const isOn of [false, true]) {
      for (const [card, waiting] of cards) {
        if (chosen.has(card) !== isOn || waiting.isOn === isOn) continue;
        waiting.isOn = isOn;
        waiting.tell(isOn);
      }
    }
  };
  const sight = see((entries) => {
    for (const { target, intersectionRatio } of entries) {
      const waiting = cards.get(target);
      if (waiting) waiting.share = intersectionRatio;
    }
    decide();
  });
  const listen = () => {
    document.addEventListener('visibilitychange', decide);
    const stopWatching = watchMotion(decide);
    return () => {
      document.removeEventListener('visibilitychange', decide);
      stopWatching();
    };
  };
  return {
    watch(card, tell) {
      if (cards.size === 0) stopListening = listen();
      cards.set(card, { share: 0, isOn: false, tell });
      sight.observe(card);
      return () => {
        sight.unobserve(card);
        cards.delete(card);
        if (cards.size === 0) stopListening();
        else decide();
      };
    },
  };
}

/** Those that play before those that wait, each in the order of the page. */
function inTurn([one, { isOn }]: Card, [other, next]: Card): number {
  if (isOn !== next.isOn) return isOn ? -1 : 1;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

type Card = [Element, Waiting];

let turns: Turns | undefined;

/** The turns of all grids of the page. */
export function gridTurns(): Turns {
  turns ??= createTurns((hear) => new IntersectionObserver(hear, { threshold: [0, LEAST, 1] }));
  return turns;
}
