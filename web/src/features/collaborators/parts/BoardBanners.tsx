import type { Board } from 'features/boards/api';
import { lazy, Suspense } from 'react';

const InviteBanner = lazy(() =>
  import('./InviteBanner').then((module) => ({ default: module.InviteBanner })),
);
const TransferBanner = lazy(() =>
  import('./TransferBanner').then((module) => ({ default: module.TransferBanner })),
);

/** What a board asks of the viewer: to join it, or to take it over. */
export function BoardBanners({ board }: { board: Board }) {
  return (
    <>
      {board.viewer_collaborator_invited && (
        <Suspense fallback={null}>
          <InviteBanner board={board} />
        </Suspense>
      )}
      {board.collaborated_by_me && board.pending_ownership_transfer && (
        <Suspense fallback={null}>
          <TransferBanner board={board} />
        </Suspense>
      )}
    </>
  );
}
