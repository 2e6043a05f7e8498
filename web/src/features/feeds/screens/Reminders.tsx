import { useViewer } from 'features/sessions/parts/viewer';
import { FinishSignup } from 'features/signups/parts/FinishSignup';
import { VerifyEmailReminder } from 'features/users/parts/VerifyEmailReminder';

/** What the viewer should still do, above their feed. Load it with `lazy`. */
export function Reminders() {
  const viewer = useViewer();
  return (
    <>
      {viewer?.signup_flow_step && <FinishSignup />}
      {viewer && !viewer.is_email_verified && <VerifyEmailReminder />}
    </>
  );
}
