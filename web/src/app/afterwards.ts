import { sendFingerprint } from 'app/fingerprint';
import type { Schema } from 'lib/call';

/** What is told to the server once the page stands. Failures are not shown to the viewer (specification §8). */

/** The page comes first; the specification calls it delayed and names no time. */
const VERIFY_DELAY_MS = 2_000;

/** Sends the fingerprint; after a log-in hands the session to the host's other names, and shows that it is a person. */
export async function tellAfterwards(
  viewer: string | null,
  { brand, captcha }: Pick<Schema['AppData'], 'brand' | 'captcha'>,
): Promise<void> {
  await sendFingerprint();
  if (brand.siblings.includes(window.location.origin)) {
    const { shareSession } = await import('features/sessions/parts/siblings');
    await shareSession(viewer, brand.siblings);
  }
  if (!viewer || captcha.verifier === 'off') return;
  await new Promise((resolve) => setTimeout(resolve, VERIFY_DELAY_MS));
  const { verifySession } = await import('features/captchas/parts/verifySession');
  await verifySession(viewer, captcha);
}
