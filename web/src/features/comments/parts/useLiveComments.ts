import { commentsApi } from 'features/comments/api';
import { useViewer } from 'features/users/parts/viewer';
import { useLive } from 'lib/live';
import { useDispatch } from 'react-redux';

/** Asks anew for what is said below a pin, and how much, when it changed in another window. */
export function useLiveComments(pinId: string): void {
  const viewer = useViewer();
  const dispatch = useDispatch();
  useLive(viewer?.id, `pin:${pinId}`, () => {
    dispatch(commentsApi.util.invalidateTags(['Comment', { type: 'Pin', id: pinId }]));
  });
}
