import { mayPrefetch } from 'features/shares/parts/mayPrefetch';
import { useLimited, useViewer } from 'features/users/parts/viewer';
import { useAppData } from 'lib/appData';
import { lazy, Suspense } from 'react';

const Prefetch = lazy(() =>
  import('features/shares/parts/Prefetch').then((part) => ({ default: part.Prefetch })),
);

/** Where what the share sheet will want is asked for in advance, if at all. */
export function PrefetchSlot() {
  const viewer = useViewer();
  const isLimited = useLimited() !== null;
  const { experiments } = useAppData();
  const group = experiments.share_suggestions_prefetch;
  return (
    mayPrefetch({ viewer, isLimited, group }) && (
      <Suspense fallback={null}>
        <Prefetch />
      </Suspense>
    )
  );
}
