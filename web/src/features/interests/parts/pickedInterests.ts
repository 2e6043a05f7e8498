import { useStoredValue } from 'lib/storedValue';

/**
 * The topics whose pictures are selected and not yet sent, in this browser, so that a
 * reload of the sign-up flow loses none (specification §3 "selected interest images");
 * null while the viewer has not touched one.
 */
export function usePickedInterests(viewerId: string) {
  return useStoredValue(`pickedInterests:${viewerId}`, readPicked);
}

/** Reads what was kept: ids of topics. */
export function readPicked(found: unknown): readonly string[] | null {
  const sound = Array.isArray(found) && found.every((id) => typeof id === 'string' && id !== '');
  return sound ? found : null;
}
