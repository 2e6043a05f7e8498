import { pageValue } from 'lib/pageValue';

/** Boards whose warning was read. It is asked again on the next visit. */
const shown = pageValue<ReadonlySet<string>>(new Set());

/** Whether a sensitive board is shown all the same, for as long as the app is open, and how to say so. */
export function useShownAnyway(boardId: string): [boolean, () => void] {
  const ids = shown.useValue();
  return [ids.has(boardId), () => shown.change((present) => new Set([...present, boardId]))];
}
