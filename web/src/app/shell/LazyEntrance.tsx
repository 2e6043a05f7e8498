import type { AskInProps } from 'features/users/parts/AskIn';
import { lazy, Suspense } from 'react';

const Dialog = lazy(() =>
  import('./EntranceDialog').then((file) => ({ default: file.EntranceDialog })),
);

/** Signing up or in without leaving the page; its weight comes when it is wanted. */
export function LazyEntrance(props: AskInProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
