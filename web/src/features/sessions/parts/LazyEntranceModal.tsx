import { lazy, Suspense } from 'react';
import type { EntranceModalProps } from './EntranceModal';

const Modal = lazy(() =>
  import('./EntranceModal').then((file) => ({ default: file.EntranceModal })),
);

/** Signing up or in without leaving the page; its weight comes when it is wanted. */
export function LazyEntranceModal(props: EntranceModalProps) {
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
