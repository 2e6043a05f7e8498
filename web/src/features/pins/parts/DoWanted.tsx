import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { useLastBoard } from 'features/boards/parts/lastBoard';
import { pinsApi } from 'features/pins/api';
import { usersApi, type Viewer } from 'features/users/api';
import { unauthPinSaved } from 'features/users/parts/viewer';
import { keepWanted, readWanted } from 'features/users/parts/wanted';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { useToast } from 'ui/toast/toasts';
import { useSave } from './useSave';

/**
 * Does what the viewer wanted before they signed in, once: it is forgotten
 * before it is tried, so that nothing that fails comes back with every page.
 * Load it with `lazy`.
 */
export function DoWanted({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const toast = useToast();
  const { pathname } = useLocation();
  const begun = useRef(false);
  const save = useWantedSave(viewer);
  const follow = useWantedFollow();
  useEffect(() => {
    if (begun.current || !save) return;
    begun.current = true;
    const wanted = readWanted();
    keepWanted(null);
    if (wanted?.unauthFollowUserId) void follow(wanted.unauthFollowUserId);
    if (wanted?.unauthSavePinId) void save(wanted.unauthSavePinId);
    else if (wanted?.firstHomeFeedRequestAfterNux && pathname === paths.home()) {
      toast({ words: t`This is your home feed. What you save and follow shapes it.` });
    }
  }, [follow, save, pathname, toast, t]);
  return null;
}

/** Saves to the board that was used last, else to the first there is, else to the quicksave board. */
function useWantedSave(viewer: Viewer) {
  const { i18n } = useLingui();
  const toast = useToast();
  const dispatch = useDispatch();
  const [lastBoard] = useLastBoard(viewer.id);
  const [getPin] = pinsApi.useLazyGetPinQuery();
  const boards = boardsApi.useListBoardsInfiniteQuery({ username: viewer.username });
  const { save } = useSave();
  if (boards.isLoading) return null;
  return async (pinId: string) => {
    try {
      const pin = await getPin({ id: pinId }).unwrap();
      await save(pin, lastBoard ?? boards.data?.pages[0]?.data[0] ?? null);
      dispatch(unauthPinSaved());
    } catch (error) {
      toast({ words: errorText(i18n, error), tone: 'danger' });
    }
  };
}

function useWantedFollow() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [followUser] = usersApi.useFollowUserMutation();
  return async (user_id: string) => {
    const { data, error } = await followUser({ user_id });
    if (data) toast({ words: t`You follow ${data.full_name} now.` });
    else toast({ words: errorText(i18n, error), tone: 'danger' });
  };
}
