import type { Reacted } from './parts/counts';

/** What a pin's reactions were when the server last told, and which requests it has not answered. */
interface Open {
  confirmed: Reacted;
  /** In the order in which they were sent. */
  requests: string[];
}

/** By pin, while a request is on its way. */
const open = new Map<string, Open>();

/** Notes a request that is sent now; `shown` counts as confirmed where none is on its way. */
export function sent(pinId: string, request: string, shown: Reacted): void {
  const { confirmed, requests } = open.get(pinId) ?? { confirmed: shown, requests: [] };
  open.set(pinId, { confirmed, requests: [...requests, request] });
}

/**
 * Notes a request's answer, none when it failed. Answers what is to be shown; nothing while
 * a later request is on its way or has been answered, for what that one wants is shown.
 */
export function answered(pinId: string, request: string, answer?: Reacted): Reacted | undefined {
  const known = open.get(pinId);
  const place = known?.requests.indexOf(request) ?? -1;
  if (!known || place < 0) return undefined;
  const isNewest = place === known.requests.length - 1;
  const confirmed = answer ?? known.confirmed;
  // What was sent before an answered request no longer counts, however late it comes.
  const requests = known.requests.filter((_, at) => (answer ? at > place : at !== place));
  if (requests.length > 0) open.set(pinId, { confirmed, requests });
  else open.delete(pinId);
  return isNewest ? confirmed : undefined;
}
