import type { ApiError } from 'lib/errors';

/** Why there is no proof. */
export class CaptchaFailure extends Error {
  constructor(
    /** The script did not come, the time was over, or the server gave no puzzle. */
    readonly reason: 'unloaded' | 'late' | 'unanswered',
    /** What the server said instead of a puzzle. */
    readonly answer: ApiError | null = null,
  ) {
    super(reason);
  }
}
