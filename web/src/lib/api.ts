import { createAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  defaultSerializeQueryArgs,
} from '@reduxjs/toolkit/query/react';
import {
  callUntyped,
  type Data,
  type Options,
  type ResourceWith,
  type Schema,
  type Success,
  unlessGivenUp,
  type Verb,
} from 'lib/call';
import type { ApiError } from 'lib/errors';

/**
 * Server data in the store. Features add their endpoints with
 * `api.injectEndpoints` in their `api.ts`:
 *
 *     getUser: build.query(read('UserResource'))           // arg = options, data = UserView
 *     listBoardPins: build.infiniteQuery(walk('BoardFeedResource'))  // pages of { data, bookmark }
 *     savePin: build.mutation(write('RepinResource', 'create'))
 *
 * The argument of a read is exactly the resource's options, so that the answers
 * a page carries (`initialReduxState.resources`) become cache entries without
 * translation; see app/carried.ts.
 */

/** One call, as the base query takes it. */
export interface Call {
  resource: string;
  verb: Verb;
  options: unknown;
}

/** Failures that the page carries, each good for one asking: a retry goes to the server. */
export type CarriedFailures = Map<string, ApiError>;

/** One failed read that the page carries. */
export interface CarriedFailure {
  endpoint: string;
  resource: string;
  options: unknown;
  error: ApiError;
}

/** Puts failed reads into the cache, so that the first markup shows them. */
export const failuresCarried = createAction<CarriedFailure[]>('resources/failuresCarried');

/** Key of a read among the carried failures. */
export function failureKey(resource: string, options: unknown): string {
  return `${resource} ${JSON.stringify(options)}`;
}

/** What the page says of a read that failed, once. */
export function carriedFailure(
  extra: unknown,
  resource: string,
  options: unknown,
): ApiError | undefined {
  const failures = extra as CarriedFailures;
  const key = failureKey(resource, options);
  const carried = failures.get(key);
  failures.delete(key);
  return carried;
}

/** What an endpoint says beside its call (`extraOptions`). */
interface Beside {
  /** Gives the call up for more reasons than that its answer has no reader. */
  bound?: (signal: AbortSignal) => AbortSignal;
}

const throughDoor: BaseQueryFn<Call, Success<unknown>, ApiError, Beside> = async (
  { resource, verb, options },
  { signal: unread, extra },
  { bound } = {},
) => {
  const signal = bound?.(unread) ?? unread;
  const carried = verb === 'get' ? carriedFailure(extra, resource, options) : undefined;
  if (carried) return { error: carried };
  const outcome = await unlessGivenUp(callUntyped(resource, verb, options, signal), signal);
  return 'error' in outcome ? { error: outcome.error } : { data: outcome };
};

/** The one cache of server data. Tags carry ids: `{ type: 'Pin', id }`. */
export const api = createApi({
  reducerPath: 'resources',
  baseQuery: throughDoor,
  tagTypes: [
    'Pin',
    'Board',
    'Section',
    'User',
    'Feed',
    'Comment',
    'Session',
    'Export',
    'Download',
    'Import',
    'Bin',
    'Factor',
    'Invite',
    'Website',
    'Network',
    'App',
    'Grant',
    'Webhook',
    'Delivery',
    'Article',
    'ReportCase',
    'Interest',
  ],
  // A screen that is left for a while finds its data again on the way back.
  keepUnusedDataFor: 300,
  extractRehydrationInfo: (action) =>
    failuresCarried.match(action) ? rejected(action.payload) : undefined,
  endpoints: () => ({}),
});

/** Carried failures in the form the cache keeps failures in. */
function rejected(failures: CarriedFailure[]) {
  const entries = failures.map(({ endpoint, options, error }) => {
    // The definition only matters to endpoints that make keys of their own; ours do not.
    const key = defaultSerializeQueryArgs({
      endpointName: endpoint,
      queryArgs: options,
      endpointDefinition: {} as never,
    });
    const entry = { status: 'rejected', endpointName: endpoint, originalArgs: options, error };
    return [key, { ...entry, requestId: 'carried', startedTimeStamp: 0 }];
  });
  return {
    queries: Object.fromEntries(entries),
    mutations: {},
    provided: { tags: {}, keys: {} },
  } as never;
}

/** Definition of a query that reads one resource. */
export function read<R extends ResourceWith<'get'>>(resource: R) {
  return {
    query: (options: Options<R, 'get'>): Call => ({ resource, verb: 'get', options }),
    transformResponse: (answer: Success<unknown>) => answer.data as Data<R, 'get'>,
  };
}

/** One page of a walked list. `data` is the resource's own data. */
export type PageOf<R extends ResourceWith<'get'>> = Success<Data<R, 'get'>>;

/** What is asked of a list, without where to go on. */
export type ListOptions<R extends ResourceWith<'get'>> = Omit<Options<R, 'get'>, 'bookmarks'>;

/** How a list goes on from page to page. */
export const byBookmark = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ bookmark }: { bookmark: string | null }) => bookmark ?? undefined,
};

/** Definition of an infinite query that walks a list by its bookmarks; `more` is asked beside its argument. */
export function walk<R extends ResourceWith<'get'>>(resource: R, more?: object) {
  return {
    infiniteQueryOptions: byBookmark,
    query: ({
      queryArg,
      pageParam,
    }: {
      queryArg: ListOptions<R>;
      pageParam: string | null;
    }): Call => ({
      resource,
      verb: 'get',
      options: { ...queryArg, ...more, ...(pageParam !== null && { bookmarks: [pageParam] }) },
    }),
    transformResponse: (answer: Success<unknown>) => answer as PageOf<R>,
  };
}

/** A pin as lists tell it that are asked for cards. */
export type PinCard = Omit<Schema['PinCard'], 'type'> & { type: 'pin' };

/** An answer that is asked for cards: the same with less of each pin. */
export type WithCards<T> = T extends Schema['PinView']
  ? PinCard
  : T extends readonly (infer Item)[]
    ? WithCards<Item>[]
    : T extends object
      ? { [K in keyof T]: WithCards<T[K]> }
      : T;

/** The same of a list of pins, which grids draw from cards. */
export function walkPins<R extends ResourceWith<'get'>>(resource: R) {
  return {
    ...walk(resource, { field_set_key: 'grid_item' }),
    transformResponse: (answer: Success<unknown>) => answer as Success<WithCards<Data<R, 'get'>>>,
  };
}

/** Definition of a mutation. */
export function write<V extends Exclude<Verb, 'get'>, R extends ResourceWith<V>>(
  resource: R,
  verb: V,
) {
  return {
    query: (options: Options<R, V>): Call => ({ resource, verb, options }),
    transformResponse: (answer: Success<unknown>) => answer.data as Data<R, V>,
  };
}
