import { useFeedback } from 'lib/feedback';
import { lazy, Suspense } from 'react';

const FeedbackDialog = lazy(() =>
  import('features/feedback/parts/FeedbackDialog').then((part) => ({
    default: part.FeedbackDialog,
  })),
);

/** The place of the dialog in which viewers tell the host of its site, whose weight comes with it. */
export function FeedbackSlot() {
  const { isOpen } = useFeedback();
  return (
    isOpen && (
      <Suspense fallback={null}>
        <FeedbackDialog />
      </Suspense>
    )
  );
}
