/** Waits; injected so that tests need no time. */
export type Pause = (ms: number) => Promise<void>;

const TRIES = 3;
const FIRST_PAUSE_MS = 500;

/**
 * Loads a part of the app: three tries, half a second and then twice as long
 * between them (specification §8, §9 "Chunk loading"). The last failure is
 * thrown as it is.
 */
export async function loadChunk<T>(
  load: (() => Promise<T>) | undefined,
  pause: Pause = sleep,
): Promise<T> {
  if (!load) throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  for (let tried = 1; ; tried += 1) {
    try {
      return await load();
    } catch (cause) {
      if (tried >= TRIES) throw cause;
      await pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
    }
  }
}

const sleep: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
