import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { patchUser, type Viewer } from 'features/users/api';
import { useRefreshSession } from 'features/users/parts/useRefreshSession';
import { useViewer, viewerChanged } from 'features/users/parts/viewer';
import { unverified, verified } from 'features/websites/verified';
import { api } from 'lib/api';
import { useDispatch } from 'react-redux';

type State = Parameters<ReturnType<typeof patchUser>>[1] extends () => infer S ? S : never;

/** Tells the rest of the page what became of the viewer's websites: their own view, and their profile. */
export function useViewerWebsites() {
  const viewer = useViewer();
  const refreshSession = useRefreshSession();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const change = (by: (before: Viewer) => Viewer) => {
    if (!viewer) return;
    const after = by(viewer);
    const { domain_verified, verified_identity } = after;
    dispatch(viewerChanged(after));
    dispatch(patchUser(viewer.id, (user) => ({ ...user, domain_verified, verified_identity })));
  };
  return {
    wasVerified: (website: { domain: string; url: string }) =>
      change((before) => verified(before, website)),
    wasUnclaimed: (domain: string) => {
      change((before) => unverified(before, domain));
      // Whether the mark stays depends on the host.
      refreshSession();
      if (viewer) dispatch(api.util.invalidateTags([{ type: 'User', id: viewer.id }]));
    },
  };
}
