import type { Captcha } from 'features/captchas/api';
import { prove } from 'features/captchas/parts/prove';
import { callRest } from 'lib/call';
import { untilSessionEnds } from 'lib/sessionEnd';
import { storedValue } from 'lib/storedValue';

/** Whose session was verified here; logging out forgets it. */
const verified = storedValue('session_verified', (found) =>
  typeof found === 'string' ? found : null,
);

/**
 * Tells the server once after each log-in, by whatever way, that the session is used
 * by a browser (specification §4 "Signup", §7), and that a person is here where
 * the host wants that proved. Throws when that could not be done, which concerns
 * no viewer.
 */
export async function verifySession(viewer: string, captcha: Captcha): Promise<void> {
  const signal = untilSessionEnds();
  if (verified.get() === viewer || signal.aborted) return;
  verified.set(viewer);
  const proof = captcha.verifier !== 'off' && {
    recaptcha_token: await prove(captcha, 'verify_session', undefined, 'beside'),
  };
  try {
    await callRest('PUT', '/v3/sessions/verify/', { ...proof }, signal);
  } catch (cause) {
    // Given up, since another session begins: the next page tells it of that one.
    verified.set(null);
    throw cause;
  }
}
