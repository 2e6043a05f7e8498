import { useMemo, useSyncExternalStore } from 'react';

/**
 * Small values that stay in this browser: what was searched for, where pins
 * were last saved to. Kept as JSON in the local storage; where that is full or
 * forbidden, the value lives as long as the page.
 */
export interface StoredValue<T> {
  /** What is stored; the same object until it changes. */
  get(): T;
  /** Stores another value and tells every listener, in other tabs as well. */
  set(value: T): void;
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * One stored value. `read` makes a sound value of whatever lies there, since a
 * user, an extension or an older version may have written it; it is given
 * null where nothing is stored.
 */
export function storedValue<T>(key: string, read: (found: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let known: { value: T } | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    known = null;
    tell();
  };
  return {
    get() {
      known ??= load(key, read);
      return known.value;
    },
    set(value) {
      known = { value };
      try {
        window.localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden: the value still lives in `known`.
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        // Other tabs are not heard any more, so what is known may grow old.
        window.removeEventListener('storage', onOtherTab);
        known = null;
      };
    },
  };
}

/** The stored value in a component. Markup of the server is made with what `read` makes of nothing. */
export function useStoredValue<T>(
  key: string,
  read: (found: unknown) => T,
): [T, (value: T) => void] {
  const value = useMemo(() => sharedValue(key, read), [key, read]);
  const nothing = useMemo(() => read(null), [read]);
  return [useSyncExternalStore(value.subscribe, value.get, () => nothing), value.set];
}

const byKey = new Map<string, StoredValue<unknown>>();

/** Callers with one key share one value, so that a change is seen everywhere. */
export function sharedValue<T>(key: string, read: (found: unknown) => T): StoredValue<T> {
  const found = byKey.get(key) ?? storedValue(key, read);
  byKey.set(key, found);
  return found as StoredValue<T>;
}

function load<T>(key: string, read: (found: unknown) => T): { value: T } {
  try {
    const text = window.localStorage.getItem(key);
    return { value: read(text === null ? null : JSON.parse(text)) };
  } catch {
    return { value: read(null) };
  }
}
