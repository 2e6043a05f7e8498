import { type RefObject, useEffect, useRef } from 'react';

/** Earlier messages, as the store walks them. */
export interface EarlierMessages {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** So many pages are fetched at most until a message is there. */
const MOST_PAGES = 40;

/**
 * Leads to a message: fetches earlier ones until it is there, brings it into sight, has it stand out
 * and gives it the focus. `onGoal` is told whether it was reached.
 */
export function useGoal(
  log: RefObject<HTMLElement | null>,
  walk: EarlierMessages,
  goal: string | null,
  onGoal: (isReached: boolean) => void,
): void {
  const pages = useRef(0);
  useEffect(() => {
    const { current } = log;
    if (goal === null || !current) {
      pages.current = 0;
      return;
    }
    const found = current.querySelector<HTMLElement>(`[data-message="${goal}"]`);
    if (found) {
      bring(current, found);
      return onGoal(true);
    }
    // What was pressed is gone.
    if (pages.current === 0) current.focus({ preventScroll: true });
    if (walk.isFetching) return;
    const isStuck = pages.current > 0 && walk.isFetchNextPageError;
    if (isStuck || !walk.hasNextPage || pages.current === MOST_PAGES) return onGoal(false);
    pages.current += 1;
    void walk.fetchNextPage();
  });
}

/** Scrolls a message to the middle of the log, and nothing around that. */
function bring(log: HTMLElement, message: HTMLElement): void {
  const frame = log.getBoundingClientRect();
  const { top, height } = message.getBoundingClientRect();
  log.scrollTop += top - frame.top - (frame.height - height) / 2;
  message.dataset.found = '';
  message.addEventListener('animationend', () => delete message.dataset.found, { once: true });
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
}
