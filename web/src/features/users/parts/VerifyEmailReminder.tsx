import { VerifyEmailModal } from 'features/users/parts/VerifyEmailModal';
import { useStoredValue } from 'lib/storedValue';

/** Time between two reminders in this browser. */
const PAUSE_MS = 24 * 60 * 60 * 1_000;

const readTime = (found: unknown) => (typeof found === 'number' ? found : 0);

/**
 * Opens the verify-email modal once a day. For viewers whose address is not
 * proved, in the browser alone: it reads the clock.
 */
export function VerifyEmailReminder() {
  const [asked, setAsked] = useStoredValue('verify-email-asked', readTime);
  if (Date.now() - asked < PAUSE_MS) return null;
  return <VerifyEmailModal onClose={() => setAsked(Date.now())} />;
}
