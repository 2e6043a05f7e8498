import { call, type Schema } from 'lib/call';

/** How this host makes sure that people sign up, and not programs (contract `CaptchaView`). */
export type Captcha = Schema['CaptchaView'];

/** What a proof is for; it is good for nothing else. */
export type Action = Schema['CaptchaAction'];

/** A puzzle of this host. */
export type Challenge = Schema['CaptchaChallenge'];

/** A new puzzle. It is good once and so is never kept. */
export function getChallenge(action: Action, signal: AbortSignal) {
  return call('CaptchaChallengeResource', 'get', { action }, signal);
}
