import { useViewer } from 'features/users/parts/viewer';
import { requestContext } from 'lib/requestContext';
import { lazy, Suspense, useEffect, useState } from 'react';

const VerifyEmailModal = lazy(() =>
  import('features/users/parts/VerifyEmailModal').then((part) => ({
    default: part.VerifyEmailModal,
  })),
);

/**
 * Opens the verify-email modal when a write was refused until the viewer's address is
 * verified (specification §2, §6 "Email verification is required to keep using the
 * account").
 */
export function UnverifiedSlot() {
  const isUnverified = useViewer()?.is_email_verified === false;
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () => (isUnverified ? requestContext.whenUnverified(() => setOpen(true)) : undefined),
    [isUnverified],
  );
  return (
    isOpen && (
      <Suspense fallback={null}>
        <VerifyEmailModal onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
