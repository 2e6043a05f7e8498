import { useViewer } from 'features/sessions/parts/viewer';
import { useKept } from 'lib/kept';
import { lazy, Suspense, useEffect, useState } from 'react';

const VerifyEmailModal = lazy(() =>
  import('features/users/parts/VerifyEmailModal').then((module) => ({
    default: module.VerifyEmailModal,
  })),
);

/** Days between two reminders in this browser. */
const PAUSE_MS = 7 * 24 * 60 * 60 * 1_000;

const readTime = (found: unknown) => (typeof found === 'number' ? found : 0);

/** Opens the verify-email modal once a week for viewers whose address is not proved. */
export function VerifyEmailReminder() {
  const viewer = useViewer();
  const [asked, setAsked] = useKept('verify-email-asked', readTime);
  const [now, setNow] = useState(0);
  // The clock is read in the browser alone, after the first drawing.
  useEffect(() => setNow(Date.now()), []);
  if (!viewer || viewer.is_email_verified || now === 0 || now - asked < PAUSE_MS) return null;
  return (
    <Suspense>
      <VerifyEmailModal onClose={() => setAsked(Date.now())} />
    </Suspense>
  );
}
