import type { NavLink } from 'app/shell/NavLinks';
import { useBadge } from 'features/conversations/parts/useBadge';
import { useIsPage } from 'features/conversations/parts/useShowMessages';
import { useViewer } from 'features/users/parts/viewer';
import type { RefObject } from 'react';
import { MessagesWatch } from './MessagesWatch';
import { NotificationsWatch } from './NotificationsWatch';
import { useTellOffset } from './useTellOffset';

/** A link that is watched. */
export interface WatchedLink {
  /** It. */
  anchor: RefObject<HTMLAnchorElement | null>;
  /** Told what it says now. */
  onTell: (news: Partial<NavLink>) => void;
}

export interface WatchProps extends WatchedLink {
  /** How much is new there. */
  count: number;
  /** Whether it opens above the page at hand. */
  hasFlyout: boolean;
}

export interface TalkWatchProps {
  /** The link to what the viewer is told. */
  notifications: WatchedLink;
  /** The link to the viewer's conversations. */
  messages: WatchedLink;
  /** Whether they open above the page at hand, where there is room. */
  hasFlyout?: boolean | undefined;
}

/** Watches what is new to the viewer, in one question for both links. Load it late. */
export function TalkWatch({ notifications, messages, hasFlyout = false }: TalkWatchProps) {
  const isPage = useIsPage();
  // A window has one bar with these links, and keeps that of the other width.
  const unseen = useBadge(hasFlyout !== isPage);
  useTellOffset();
  const hasMessages = useViewer()?.should_show_messaging;
  const opens = hasFlyout && !isPage;
  return (
    <>
      <NotificationsWatch {...notifications} count={unseen.notifications} hasFlyout={opens} />
      {hasMessages && <MessagesWatch {...messages} count={unseen.messages} hasFlyout={opens} />}
    </>
  );
}
