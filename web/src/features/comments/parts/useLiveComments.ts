import { commentsApi } from 'features/comments/api';
import { useViewer } from 'features/users/parts/viewer';
import { useLive } from 'lib/live';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Until what changed is asked for, in milliseconds: of many changes once, and not of a pin that the
 * viewer deletes, whose page they leave.
 */
const REST_MS = 500;

/** Asks anew for what is said below a pin, and how much, when it changed in another window. */
export function useLiveComments(pinId: string): void {
  const viewer = useViewer();
  const dispatch = useDispatch();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive(viewer?.id, `pin:${pinId}`, () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      dispatch(commentsApi.util.invalidateTags(['Comment', { type: 'Pin', id: pinId }]));
    }, REST_MS);
  });
}
