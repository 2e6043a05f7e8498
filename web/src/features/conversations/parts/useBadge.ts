import { conversationsApi, listsChanged } from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import { useDispatch } from 'react-redux';
import { ASK_MS, useAsking } from './useAsking';

/** How many of the viewer's conversations have messages that they have not read; asked again where it is shown. */
export function useBadge(isShown: boolean): number {
  const viewer = useViewer();
  const dispatch = useDispatch();
  const { data, refetch } = conversationsApi.useGetBadgeQuery({}, { skip: !isShown });
  const ask = () => {
    refetch();
    dispatch(listsChanged());
  };
  useAsking(isShown ? ask : null, ASK_MS.badge, viewer?.id);
  return data?.conversations_unseen_count ?? 0;
}
