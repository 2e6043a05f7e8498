import { ASK_MS, useAsking } from 'features/conversations/parts/useAsking';
import {
  type NotificationsDispatch,
  noticesCame,
  noticesLeft,
  notificationsApi,
} from 'features/notifications/api';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

/** What the viewer is told, and how many lines came while they look at it. What is shown is seen. */
export function useNotices() {
  const walk = notificationsApi.useListNoticesInfiniteQuery({});
  const notices = walk.data?.pages.flatMap(({ data }) => data);
  const dispatch = useDispatch<NotificationsDispatch>();
  // Kept by its reader: without one, an answer that ends would take with it what is asked next.
  const [askNewest] = notificationsApi.useLazyListNewestNoticesQuery();
  const viewer = useViewer();
  const wasKept = useRef(notices !== undefined);
  const [isAsked, setAsked] = useState(!wasKept.current);
  const [came, setCame] = useState(0);
  const ask = async () => {
    const { data } = await askNewest({});
    if (data) setCame(dispatch(noticesCame(data)));
  };
  useAsking(notices ? ask : null, ASK_MS.badge, viewer?.id, 'news');
  // What is kept may be old, and is shown until what is new is there.
  const atOnce = useRef(ask);
  useEffect(() => {
    if (wasKept.current) void atOnce.current().finally(() => setAsked(true));
    return () => {
      // From the flyout the page goes on with the same list.
      if (window.location.pathname !== paths.notifications()) dispatch(noticesLeft());
    };
  }, [dispatch]);
  // Of a list in which nothing stands something may be counted that is not shown any more.
  useSeeing(isAsked && notices ? (notices[0]?.created_ms ?? 0) : undefined);
  return { walk, notices, came };
}

/** Tells the server that what is there was seen: when it is opened, and when more comes. */
function useSeeing(latestMs: number | undefined): void {
  const [see] = notificationsApi.useSeeNoticesMutation();
  useEffect(() => {
    if (latestMs !== undefined) void see({ until_ms: latestMs });
  }, [see, latestMs]);
}
