import { FinishSignup } from 'features/signups/parts/FinishSignup';
import type { Viewer } from 'features/users/api';
import { VerifyEmailReminder } from 'features/users/parts/VerifyEmailReminder';

/** What the viewer should still do, above their feed. Load it with `lazy`. */
export function Reminders({ viewer }: { viewer: Viewer }) {
  return (
    <>
      {viewer.nags.includes('finish_signup') && <FinishSignup viewer={viewer} />}
      {!viewer.is_email_verified && viewer.nags.includes('verify_email') && <VerifyEmailReminder />}
    </>
  );
}
