import { type Action, type Captcha, getChallenge } from 'features/captchas/api';
import { askRecaptcha } from './askRecaptcha';
import { CaptchaFailure } from './failure';
import { type Pace, solveChallenge } from './solveChallenge';

/** Specification §9: the longest wait for a proof. */
const LONGEST_MS = 105_000;

/** How far the work is, from 0 to 1. */
export type Tell = (done: number) => void;

/**
 * A proof for this action, made in whatever way the host wants one. Load it with
 * `import()`: few people ever need it.
 *
 * @throws CaptchaFailure
 */
export async function prove(
  captcha: Captcha,
  action: Action,
  tell: Tell = () => undefined,
  pace: Pace = 'waited for',
): Promise<string> {
  const stop = AbortSignal.timeout(LONGEST_MS);
  const late = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(new CaptchaFailure('late')));
  });
  const proof =
    captcha.verifier === 'recaptcha'
      ? askRecaptcha(captcha, action)
      : work(action, tell, pace, stop);
  return Promise.race([proof, late]);
}

async function work(action: Action, tell: Tell, pace: Pace, stop: AbortSignal): Promise<string> {
  const answer = await getChallenge(action, stop);
  if ('error' in answer) throw new CaptchaFailure('unanswered', answer.error);
  return solveChallenge(answer.data, { tell, pace, stop });
}
