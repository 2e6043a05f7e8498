import { useSyncExternalStore } from 'react';

/** Who is told when something changes that components follow. */
export interface Listeners {
  /** Calls back after every change; answers how to stop. As `useSyncExternalStore` takes it. */
  subscribe(listener: () => void): () => void;
  /** Something changed. */
  tell(): void;
}

/** None at first. */
export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell() {
      for (const listener of all) listener();
    },
  };
}

/** A value that lives as long as the page and is kept nowhere else. */
export interface PageValue<T> {
  /** The value in a component, which follows it. Markup of the server is made with the first one. */
  useValue(): T;
  /** Makes another value of the present one. */
  change(change: (value: T) => T): void;
}

/** A value that begins as `first`. */
export function pageValue<T>(first: T): PageValue<T> {
  const { subscribe, tell } = listeners();
  let value = first;
  return {
    useValue() {
      return useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      );
    },
    change(change) {
      value = change(value);
      tell();
    },
  };
}
