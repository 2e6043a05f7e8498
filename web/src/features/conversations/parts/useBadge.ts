import { badgeChanged, conversationsApi } from 'features/conversations/api';
import { useViewer } from 'features/users/parts/viewer';
import { useDispatch } from 'react-redux';
import { ASK_MS, useAsking } from './useAsking';

/** How much is new to the viewer. */
export interface Unseen {
  /** Conversations with messages that they have not read. */
  messages: number;
  /** What they were told since they looked at it. */
  notifications: number;
}

/** How much is new to the viewer, in one answer; asked again where it is shown. */
export function useBadge(isShown: boolean): Unseen {
  const viewer = useViewer();
  const dispatch = useDispatch();
  const { data } = conversationsApi.useGetBadgeQuery({}, { skip: !isShown });
  const ask = () => dispatch(badgeChanged());
  useAsking(isShown ? ask : null, ASK_MS.badge, viewer?.id, 'viewer');
  return {
    messages: data?.conversations_unseen_count ?? 0,
    notifications: data?.news_hub_unseen_count ?? 0,
  };
}
