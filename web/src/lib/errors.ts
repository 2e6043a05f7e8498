import type { components } from 'contract/openapi';

/**
 * A call that failed, in a form that may lie in the store. Specification §3
 * "error shape", §8; protocol "Door 1".
 */
export interface ApiError {
  /** HTTP status; none when no answer came at all. */
  status: number | null;
  /** Stable number of the failure; 0 when the server did not say. */
  code: number;
  /** Stable name of the failure, such as `board_name_taken`; key of translation. */
  key: string;
  /** Path of the option that is wrong, if one is. */
  field: string | null;
  /** Sentence for people. */
  message: string;
  /** What is wrong in particular, in the server's words; or `field` again. */
  detail?: string | null | undefined;
  /** What can be the second step of logging in, when one is asked for. */
  mfaWays?: readonly components['schemas']['MfaWay'][];
  /** Where the picture of a save is already. */
  duplicates?: readonly components['schemas']['Duplicate'][];
  /** Seconds to wait, if the server asked for it. */
  retryAfter: number | null;
}

/** Key of a call that got no answer: no network, or the page was left. */
export const NO_ANSWER = 'no_answer';

/** Key of a document that the host does not run: it has another version, or closed that door. */
export const NOT_RUN = 'not_run';

/** Specification §5 "Default error", for answers that are not the protocol's. */
export const DEFAULT_MESSAGE = 'Sorry! Something went wrong on our end!';

/**
 * Whether the same call may work later: no status, or 500 and above
 * (specification §8 "Resource errors").
 */
export function mayRetry(error: ApiError): boolean {
  return error.status === null || error.status >= 500;
}
