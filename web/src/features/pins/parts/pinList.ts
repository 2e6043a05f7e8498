import type { Pin } from 'features/pins/api';
import type { ApiError } from 'lib/errors';
import { useMemo } from 'react';

/** A list of pins that is being walked, as the grid shows it. */
export interface PinList {
  /** The pins so far, each once; undefined until the first page is there. */
  pins: readonly Pin[] | undefined;
  /** Why the last page asked for did not come. */
  error: ApiError | undefined;
  /** Asks for the next page; undefined at the end of the list. */
  more: (() => void) | undefined;
  /** Asks again for what failed. */
  retry: () => void;
  /** Whether the next page is on its way. */
  waiting: boolean;
}

/** What this needs of the result of an infinite query. */
interface Walk<Data> {
  data?: { pages: { data: Data }[] } | undefined;
  error?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Turns the result of an infinite query into a list of pins. `pinsOf` must keep its identity. */
export function usePinList<Data>(walk: Walk<Data>, pinsOf: (data: Data) => Pin[]): PinList {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = walk;
  const pins = useMemo(
    () => data && eachOnce(data.pages.flatMap((page) => pinsOf(page.data))),
    [data, pinsOf],
  );
  return {
    pins,
    error: isFetching ? undefined : (error as ApiError | undefined),
    more: hasNextPage ? fetchNextPage : undefined,
    retry: pins ? fetchNextPage : refetch,
    waiting: isFetching,
  };
}

/** The pins of an answer that is nothing else. */
export function itself(pins: Pin[]): Pin[] {
  return pins;
}

// Pages asked for at different times may overlap; the grid tells pins by id.
function eachOnce(pins: Pin[]): Pin[] {
  return [...new Map(pins.map((pin) => [pin.id, pin])).values()];
}
