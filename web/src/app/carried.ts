import type { AppStore } from 'app/store';
import { pageData } from 'contract/pages';
import { api, type CarriedFailure, failureKey, failuresCarried } from 'lib/api';
import { apiError, type Options, type ResourceWith, type Schema } from 'lib/call';
import { mayRetry } from 'lib/errors';

/**
 * The answers a page carries become cache entries, in the browser and in the
 * server's renderer alike, so that the first markup needs no call (decision
 * 7, docs/decisions). The key of an answer is the JSON text of its options, keys sorted.
 */

/** Answers of this page's resources: name → options → answer. */
export type Carried = Schema['InitialState']['resources'];

/** What takes the answers of a resource. */
interface Target<R extends ResourceWith<'get'>> {
  endpoint: string;
  /** Whether the endpoint walks a list, and so keeps pages. */
  walked: boolean;
  /** Names of the options that pages ask the resource with. */
  options: readonly (keyof Options<R, 'get'>)[];
}

/** What takes which resource: as the doors declare it (`contract/pages.json`). */
const TARGETS: Record<string, Target<never> | undefined> = pageData satisfies {
  [R in keyof typeof pageData]: Target<R>;
};

/**
 * Fills the cache. Only endpoints whose page file is loaded are there to take
 * an answer, so this runs after the page's file and before its first render.
 */
export function carry(store: AppStore, carried: Carried): void {
  const entries = [];
  const failures: CarriedFailure[] = [];
  for (const { resource, target, options, answer } of flatten(carried)) {
    if (answer.error) {
      const error = apiError(answer.error, answer.error.http_status);
      // What may work later is asked again by its screen (specification §8).
      if (!mayRetry(error)) failures.push({ endpoint: target.endpoint, resource, options, error });
    } else {
      const page = { data: answer.data, bookmark: answer.nextBookmark ?? null };
      const value = target.walked ? { pages: [page], pageParams: [null] } : answer.data;
      entries.push({ endpointName: target.endpoint, arg: options, value: untouched(value) });
    }
  }
  // The endpoints are the features' own, so their names are not in `api`'s type.
  store.dispatch(api.util.upsertQueryEntries(entries as never));
  if (failures.length === 0) return;
  for (const { resource, options, error } of failures) {
    store.failures.set(failureKey(resource, options), error);
  }
  store.dispatch(failuresCarried(failures));
}

/**
 * The cache freezes what it takes, part by part, unless it is frozen already.
 * No other code holds these answers, so the outermost will do: the rest was a
 * tenth of a page's making.
 */
function untouched<T>(value: T): T {
  return Object.freeze(value);
}

function flatten(carried: Carried) {
  const known = api.endpoints as Record<string, unknown>;
  return Object.entries(carried).flatMap(([resource, answers]) => {
    const target = TARGETS[resource];
    if (!target || !(target.endpoint in known)) return [];
    return Object.entries(answers).map(([options, answer]) => ({
      resource,
      target,
      options: JSON.parse(options) as unknown,
      answer,
    }));
  });
}
