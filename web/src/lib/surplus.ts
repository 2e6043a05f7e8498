import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from 'lib/api';

/** How many answers of documents are kept (specification §7: "100 entries"). */
export const MOST_ANSWERS = 100;

/** What the cache knows of one answer. */
interface CacheEntry {
  endpointName: string;
  fulfilledTimeStamp?: number | undefined;
}

/** Endpoints whose answers documents tell. */
const ENDPOINTS = ['getPin', 'listRelatedModules'];

/** The keys of answers that are too many, the oldest first; those on the screen stay. Pure. */
export function surplus(
  queries: Record<string, CacheEntry | undefined>,
  isShown: (key: string) => boolean,
): string[] {
  const told = Object.entries(queries).flatMap(([key, entry]) =>
    entry && ENDPOINTS.includes(entry.endpointName)
      ? [[entry.fulfilledTimeStamp ?? 0, key] as const]
      : [],
  );
  const oldest = told.sort(([one], [other]) => one - other).map(([, key]) => key);
  return oldest.slice(0, Math.max(0, oldest.length - MOST_ANSWERS)).filter((key) => !isShown(key));
}

/** The part of the store that holds answers. */
export type CacheState = { [api.reducerPath]: { queries: Record<string, CacheEntry | undefined> } };

/** Drops them. */
export function dropSurplus(): ThunkAction<void, CacheState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { removeQueryResult, internal_getRTKQSubscriptions } = api.internalActions;
    // The middleware answers this action with what is mounted.
    const mounted = dispatch(internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount: (key: string) => number;
    };
    const isShown = (key: string) => mounted.getSubscriptionCount(key) > 0;
    for (const key of surplus(getState()[api.reducerPath].queries, isShown)) {
      dispatch(removeQueryResult({ queryCacheKey: key as never }));
    }
  };
}
