import { lazy, Suspense, useEffect, useState } from 'react';

const BoardWork = lazy(() =>
  import('./BoardWork').then((module) => ({ default: module.BoardWork })),
);

/** Where the long work at a board of the viewer's is shown; fetched after the page. */
export function BoardWorkSlot({ boardId }: { boardId: string }) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands ? (
    <Suspense fallback={null}>
      <BoardWork boardId={boardId} />
    </Suspense>
  ) : null;
}
