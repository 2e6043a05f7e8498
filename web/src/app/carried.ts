import type { AppStore } from 'app/store';
import { api, type CarriedFailure, failureKey, failuresCarried } from 'lib/api';
import { apiError, type Schema } from 'lib/call';
import { mayRetry } from 'lib/errors';

/**
 * The answers a page carries become cache entries, in the browser and in the
 * server's renderer alike, so that the first markup needs no call (decision
 * 7, docs/decisions). The key of an answer is the JSON text of its options, keys sorted.
 */

/** Answers of this page's resources: name → options → answer. */
export type Carried = Schema['InitialState']['resources'];

interface Target {
  endpoint: string;
  /** Whether the endpoint walks a list, and so keeps pages. */
  walked: boolean;
}

/** Which endpoint reads which resource that pages carry. */
export const TARGETS: Record<string, Target> = {
  UserHomefeedResource: { endpoint: 'listHomePins', walked: true },
  PinResource: { endpoint: 'getPin', walked: false },
  RelatedModulesResource: { endpoint: 'listRelatedModules', walked: true },
  UserResource: { endpoint: 'getUser', walked: false },
  BoardsResource: { endpoint: 'listBoards', walked: true },
  UserPinsResource: { endpoint: 'listUserPins', walked: true },
  BoardResource: { endpoint: 'getBoard', walked: false },
  BoardSectionsResource: { endpoint: 'listSections', walked: true },
  BoardFeedResource: { endpoint: 'listBoardPins', walked: true },
  BoardSectionResource: { endpoint: 'getSection', walked: false },
  BoardSectionPinsResource: { endpoint: 'listSectionPins', walked: true },
  BaseSearchResource: { endpoint: 'searchPins', walked: true },
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
 * Nobody else holds these answers, so the outermost will do: the rest was a
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
