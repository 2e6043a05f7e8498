import { sendFingerprint } from 'app/fingerprint';
import type { Viewer } from 'features/users/api';
import type { AppData } from 'lib/appData';

/** What is told to the server once the page stands. Failures are not shown to the viewer (specification §8). */

/** The page comes first; the specification calls it delayed and names no time. */
const VERIFY_DELAY_MS = 2_000;

/** Sends the fingerprint; after a log-in hands the session to the host's other names, and shows that it is a person. */
export async function tellAfterwards(
  viewer: Viewer | null,
  { brand, captcha, isMobile }: Pick<AppData, 'brand' | 'captcha' | 'isMobile'>,
): Promise<void> {
  if (!viewer) await noticeVisitor();
  await sendFingerprint();
  if (brand.siblings.includes(window.location.origin)) {
    const { shareSession } = await import('features/sessions/parts/siblings');
    await shareSession(viewer, isMobile, brand.siblings);
  }
  if (!viewer) return;
  await new Promise((resolve) => setTimeout(resolve, VERIFY_DELAY_MS));
  const { verifySession } = await import('features/captchas/parts/verifySession');
  await verifySession(viewer.id, captcha);
}

/** What a visitor does here is told when they sign up. */
async function noticeVisitor(): Promise<void> {
  const { noticeScroll } = await import('features/signups/parts/behavior');
  noticeScroll(window);
}
