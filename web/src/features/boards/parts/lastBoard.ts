import type { BoardRef } from 'features/boards/api';
import { useStoredValue } from 'lib/storedValue';

/** The board a viewer last saved to. */
export type LastBoard = Pick<BoardRef, 'id' | 'name' | 'url'>;

/** The board this viewer last saved to in this browser, and how to note another one. */
export function useLastBoard(viewerId: string | undefined) {
  return useStoredValue(`lastBoard:${viewerId ?? ''}`, readLastBoard);
}

function readLastBoard(found: unknown): LastBoard | null {
  if (typeof found !== 'object' || found === null) return null;
  const { id, name, url } = found as Partial<Record<keyof LastBoard, unknown>>;
  const sound =
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url);
  return sound ? { id, name, url } : null;
}
