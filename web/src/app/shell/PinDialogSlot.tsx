import type { PinDialog } from 'features/pins/parts/dialogs';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

const PinDialogs = lazy(() =>
  import('./PinDialogs').then((module) => ({ default: module.PinDialogs })),
);

/** The place of the dialog about a pin, whose weight comes with the first one. */
export function PinDialogSlot() {
  const dialog = useSelector(({ pinDialog }: { pinDialog: PinDialog | null }) => pinDialog);
  return dialog ? (
    <Suspense fallback={null}>
      <PinDialogs dialog={dialog} />
    </Suspense>
  ) : null;
}
