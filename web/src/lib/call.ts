import { documents } from 'contract/documents';
import type { components, paths } from 'contract/openapi';
import { type ApiError, DEFAULT_MESSAGE, NO_ANSWER, NOT_RUN } from 'lib/errors';
import { plain } from 'lib/plain';
import { requestContext } from 'lib/requestContext';

/**
 * The only way to the server. `call` reaches the resource door; `callRest` the
 * REST door through the same envelope rules; `callDocument` the GraphQL door.
 * Nothing else of the app fetches, but what stands beside it (`callSibling`, `readState`,
 * `sendFile`).
 */

/** Schemas of the contract, by name. */
export type Schema = components['schemas'];

type Address<R extends string, V extends string> = `/resource/${R}/${V}/`;

/** Resources that can be called with a verb. */
export type ResourceWith<V extends string> =
  Extract<keyof paths, Address<string, V>> extends `/resource/${infer R}/${string}/` ? R : never;

/** The verbs of the resource door. */
export type Verb = 'get' | 'create' | 'update' | 'delete';

type Operation<R extends string, V extends Verb> =
  Address<R, V> extends keyof paths
    ? paths[Address<R, V>] extends { get: infer O }
      ? O
      : paths[Address<R, V>] extends { post: infer O }
        ? O
        : never
    : never;

/** What a call may be given. */
export type Options<R extends string, V extends Verb> =
  Operation<R, V> extends { parameters: { query: { data: { options: infer O } } } }
    ? O
    : Operation<R, V> extends {
          requestBody: { content: { 'application/json': { options: infer O } } };
        }
      ? O
      : never;

/** What a call answers. */
export type Data<R extends string, V extends Verb> =
  Operation<R, V> extends {
    responses: {
      200: { content: { 'application/json': { resource_response: { data: infer D } } } };
    };
  }
    ? D
    : never;

/** An answer: its data, and where its list goes on. */
export interface Success<D> {
  data: D;
  /** None on the last page, and where the answer is no list. */
  bookmark: string | null;
}

/** What a call comes to. */
export type Outcome<D> = Success<D> | { error: ApiError };

/** Calls a resource with the options of that pair. Never throws. */
export function call<V extends Verb, R extends ResourceWith<V>>(
  resource: R,
  verb: V,
  options: Options<R, V>,
  signal?: AbortSignal,
): Promise<Outcome<Data<R, V>>> {
  return callUntyped(resource, verb, options, signal) as Promise<Outcome<Data<R, V>>>;
}

/** `call` for those who carry the pair as values (the store's base query). */
export function callUntyped(
  resource: string,
  verb: Verb,
  options: unknown,
  signal?: AbortSignal,
): Promise<Outcome<unknown>> {
  const form = new URLSearchParams({
    source_url: requestContext.sourceUrl(),
    data: JSON.stringify({ options, context: {} }),
  });
  const address = `/resource/${resource}/${verb}/`;
  return verb === 'get'
    ? send(`${address}?${form}`, { signal: signal ?? null })
    : send(address, { method: 'POST', body: form, signal: signal ?? null });
}

/** Calls the REST door with a JSON body. Never throws. */
export function callRest<D>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Outcome<D>> {
  const init: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  return send(path, init) as Promise<Outcome<D>>;
}

/** A stored document (protocol "Door 3"). */
export type DocumentName = keyof typeof documents;

/**
 * Runs a stored document that asks one thing, and answers in the names of door 1;
 * a list with its bookmark. Never throws.
 */
export function callDocument(
  name: DocumentName,
  variables: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Outcome<unknown>> {
  const body = JSON.stringify({ queryHash: documents[name], variables });
  const headers = {
    'Content-Type': 'application/json',
    'X-Pinterest-GraphQL-Name': name,
    ...requestContext.forcedCountry(),
  };
  const init = { method: 'POST', body, headers, signal: signal ?? null };
  return send('/_/graphql/', init, readDocument);
}

async function send(
  address: string,
  init: RequestInit,
  reading: (response: Response) => Promise<Outcome<unknown>> = read,
): Promise<Outcome<unknown>> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(requestContext.headers())) headers.set(name, value);
  let response: Response;
  try {
    response = await fetch(address, {
      ...init,
      headers,
      credentials: 'same-origin',
      keepalive: isSmallWrite(init),
    });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    return { error: noAnswer() };
  }
  requestContext.sawVersion(response.headers.get('X-App-Version'));
  const outcome = await reading(response);
  if ('error' in outcome) sawRefusal(outcome.error.key);
  return outcome;
}

/**
 * What a read answered; none when the cache gave it up on its way, as when it is emptied:
 * the answer has no reader, and an error that is thrown would be reported as a fault.
 */
export function unlessGivenUp(
  asked: Promise<Outcome<unknown>>,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  return asked.catch((cause: unknown) => {
    if (signal.aborted) return { error: noAnswer() };
    throw cause;
  });
}

/** Tells of refusals that are about the viewer, whatever was called. */
function sawRefusal(key: string): void {
  if (key === 'SignInRequired') requestContext.sawNoSession();
  if (key === 'EmailVerificationRequired') requestContext.sawUnverified();
}

/** Longest body, in characters, of a write that goes on when the page is left. */
const SMALL = 8000;

/** Browsers keep 64 KB at most on their way for a page that was left, all writes together. */
function isSmallWrite({ method, body }: RequestInit): boolean {
  return method !== undefined && method !== 'GET' && String(body ?? '').length <= SMALL;
}

async function read(response: Response): Promise<Outcome<unknown>> {
  const body: unknown = await response.json().catch(() => null);
  const answer = envelope(body);
  if (response.ok && answer && !answer.error) {
    return { data: answer.data, bookmark: answer.bookmark ?? null };
  }
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return {
    error: apiError(answer?.error, response.status, Number.isNaN(retryAfter) ? null : retryAfter),
  };
}

/** An answer of door 3: of the one thing that was asked, or why it could not be asked. */
interface DocumentAnswer {
  data?: Record<string, Told> | null;
  errors?: unknown;
}

/** A thing, a list of things, or what was refused (specification §4 "Close-up result"). */
interface Told extends Partial<Schema['ErrorView']> {
  __typename?: string;
  httpStatus?: number;
  edges?: { node: unknown }[];
  pageInfo?: { endCursor: string | null };
}

async function readDocument(response: Response): Promise<Outcome<unknown>> {
  const body = (await response.json().catch(() => null)) as DocumentAnswer | null;
  const told = Object.values(body?.data ?? {})[0];
  if (!told) {
    const error = apiError(null, response.status);
    return { error: body?.errors ? { ...error, key: NOT_RUN } : error };
  }
  if (told.__typename === 'Error') return { error: apiError(told, told.httpStatus ?? null) };
  if (!told.edges) return { data: plain(told), bookmark: null };
  return {
    data: told.edges.map(({ node }) => plain(node)),
    bookmark: told.pageInfo?.endCursor ?? null,
  };
}

interface Envelope {
  data?: unknown;
  bookmark?: string | null;
  error?: Partial<Schema['ErrorView']> | null;
}

/** Door 1 wraps its answer in `resource_response`, door 2 does not. */
function envelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null) return null;
  const inner = 'resource_response' in body ? body.resource_response : body;
  return typeof inner === 'object' ? (inner as Envelope | null) : null;
}

/** The error in the body of an answer; none where something else than our server answered. */
export function errorIn(body: unknown, status: number): ApiError | null {
  const view = envelope(body)?.error;
  return view ? apiError(view, status) : null;
}

/** The protocol's error object as the app knows it. */
export function apiError(
  view: Partial<Schema['ErrorView']> | null | undefined,
  status: number | null,
  retryAfter: number | null = null,
): ApiError {
  return {
    status,
    code: view?.api_error_code ?? view?.code ?? 0,
    key: view?.extraData?.key ?? 'internal',
    field: view?.extraData?.field ?? null,
    mfaWays: view?.extraData?.mfa_ways ?? [],
    duplicates: view?.extraData?.duplicates ?? [],
    message: view?.message || DEFAULT_MESSAGE,
    detail: view?.message_detail,
    retryAfter,
  };
}

function noAnswer(): ApiError {
  return { ...apiError(null, null), key: NO_ANSWER };
}
