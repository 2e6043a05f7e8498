import { sendFingerprint } from 'app/fingerprint';
import type { Schema } from 'lib/call';

/** What is told to the server once the page stands. Failures concern nobody who looks (specification §8). */

/** The page comes first; the specification calls it delayed and names no time. */
const VERIFY_DELAY_MS = 2_000;

/** Sends the fingerprint, and after a log-in what shows a person. */
export async function tellAfterwards(
  viewer: string | null,
  captcha: Schema['CaptchaView'],
): Promise<void> {
  await sendFingerprint();
  if (!viewer || captcha.verifier === 'off') return;
  await new Promise((resolve) => setTimeout(resolve, VERIFY_DELAY_MS));
  const { verifySession } = await import('features/sessions/parts/verifySession');
  await verifySession(viewer, captcha);
}
