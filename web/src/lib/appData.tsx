import type { Schema } from 'lib/call';
import { createContext, type ReactNode, useContext } from 'react';

/** What the page says about itself: `__PWS_DATA__` (specification §1). */
export type AppData = Schema['AppData'];

const Context = createContext<AppData | null>(null);

/**
 * What the app takes of the state that a page carries; the rest says the same by kind
 * of thing, for other clients (protocol "Pages").
 */
export type StartState = Pick<Schema['InitialState'], 'session' | 'resources'>;

/** Makes the page's data known to everything below. */
export function AppDataProvider({ value, children }: { value: AppData; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The page's data. It never changes while the page lives. */
export function useAppData(): AppData {
  const data = useContext(Context);
  if (!data) throw new Error('useAppData outside of AppDataProvider');
  return data;
}
