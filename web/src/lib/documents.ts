import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { byBookmark, carriedFailure } from 'lib/api';
import {
  callDocument,
  type DocumentName,
  type ResourceWith,
  type Success,
  unlessGivenUp,
} from 'lib/call';
import type { ApiError } from 'lib/errors';
import { requestContext } from 'lib/requestContext';
import type { CacheState } from 'lib/surplus';

/**
 * Server data that stored documents tell. Features define their endpoints with it
 * as they do with `read` and `walk` of lib/api: the argument is that of the resource
 * which tells the same, so that what a page carries of that resource is the same
 * entry of the one cache. Writes patch and invalidate it there.
 *
 * Specification §7: "GraphQL responses cached: 100 entries, 60 s".
 */

/** For how many seconds an answer is not asked for again. */
export const FRESH_S = 60;

/** One document with what it is asked. */
export interface DocumentCall {
  document: DocumentName;
  variables: Record<string, unknown>;
}

/** What documents are told of who asks. */
export interface Asker {
  isAuth: boolean;
  isDesktop: boolean;
}

/** What every definition needs of the query's surroundings. */
interface Surroundings {
  signal: AbortSignal;
  extra: unknown;
  getState: () => unknown;
}

/** What a query function comes to. */
type Answered<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Definition of a query that reads one thing, of which each document tells a part. */
export function readDocuments<View, Options>(
  resource: ResourceWith<'get'>,
  calls: (options: Options, asker: Asker) => DocumentCall[],
) {
  return {
    queryFn: async (options: Options, around: Surroundings): Promise<Answered<View>> => {
      const failure = carriedFailure(around.extra, resource, options);
      if (failure) return { error: failure };
      const asked = calls(options, askerOf(around)).map(({ document, variables }) =>
        unlessGivenUp(callDocument(document, variables, around.signal), around.signal),
      );
      const whole = {};
      for (const outcome of await Promise.all(asked)) {
        if ('error' in outcome) return outcome;
        Object.assign(whole, outcome.data);
      }
      return { data: whole as View };
    },
    onQueryStarted: keepFew,
  };
}

/**
 * Definition of an infinite query that walks a list by a document's cursor. What the
 * document is told beside the options, `call` takes from the store's state.
 */
export function walkDocument<Item, Options>(
  resource: ResourceWith<'get'>,
  call: (options: Options, after: string | null, state: unknown) => Promise<DocumentCall>,
) {
  return {
    infiniteQueryOptions: {
      ...byBookmark,
      // A list that is asked for anew begins anew, and is not walked again as far as it was.
      refetchCachedPages: false,
    },
    queryFn: async (
      { queryArg, pageParam }: { queryArg: Options; pageParam: string | null },
      { extra, getState, signal }: Surroundings,
    ): Promise<Answered<Success<Item[]>>> => {
      const failure = carriedFailure(extra, resource, queryArg);
      if (failure) return { error: failure };
      const { document, variables } = await call(queryArg, pageParam, getState());
      const outcome = await unlessGivenUp(callDocument(document, variables, signal), signal);
      return 'error' in outcome ? outcome : { data: outcome as Success<Item[]> };
    },
    onQueryStarted: keepFew,
  };
}

function askerOf({ getState }: Surroundings): Asker {
  const { session } = getState() as { session: { user?: unknown } };
  return { isAuth: Boolean(session.user), isDesktop: requestContext.isDesktop() };
}

interface Lifecycle {
  dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/** With every answer that comes, the oldest of too many go, after the answer was handed on. */
async function keepFew(_: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  await queryFulfilled.catch(() => undefined);
  const { dropSurplus } = await import('lib/surplus');
  dispatch(dropSurplus());
}
