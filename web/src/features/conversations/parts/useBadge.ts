import { conversationsApi, newsCame } from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import { useDispatch } from 'react-redux';
import { ASK_MS, useAsking } from './useAsking';

/** How many of the viewer's conversations have messages that they have not read; asked again where it is shown. */
export function useBadge(isShown: boolean): number {
  const viewer = useViewer();
  const dispatch = useDispatch();
  const { data } = conversationsApi.useGetBadgeQuery({}, { skip: !isShown });
  const ask = () => dispatch(newsCame());
  useAsking(isShown ? ask : null, ASK_MS.badge, viewer?.id);
  return data?.conversations_unseen_count ?? 0;
}
