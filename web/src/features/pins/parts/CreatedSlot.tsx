import type { User } from 'features/users/api';
import { lazy, Suspense, useEffect, useState } from 'react';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';

const CreatedPins = lazy(() =>
  import('./CreatedPins').then((module) => ({ default: module.CreatedPins })),
);

interface CreatedSlotProps {
  /** Whose. */
  user: User;
  /** Whether the viewer looks at themselves. */
  mine: boolean;
}

/** The place of the pins that a user made; fetched after the page. */
export function CreatedSlot({ user, mine }: CreatedSlotProps) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  if (!stands) return <GridSkeleton />;
  return (
    <Suspense fallback={<GridSkeleton />}>
      <CreatedPins user={user} mine={mine} />
    </Suspense>
  );
}
