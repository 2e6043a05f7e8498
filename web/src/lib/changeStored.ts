import { sharedValue } from './storedValue';

/** Changes a value from outside of a component, by what is stored now. */
export function changeStored<T>(
  key: string,
  read: (found: unknown) => T,
  change: (value: T) => T,
): void {
  const value = sharedValue(key, read);
  // Only who listens hears of other tabs: what was known before may be old.
  const stop = value.subscribe(() => undefined);
  value.set(change(value.get()));
  stop();
}
