import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NavLink } from 'app/shell/NavLinks';
import { messagingActions as did } from 'features/conversations/parts/messaging';
import { useBadge } from 'features/conversations/parts/useBadge';
import { useMessaging, useMessagingDispatch } from 'features/conversations/parts/useMessaging';
import { useIsPage } from 'features/conversations/parts/useShowMessages';
import { paths } from 'lib/paths';
import { isPlainClick } from 'lib/plainClick';
import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import styles from './MessagesWatch.module.css';

const MessagesFlyout = lazy(() =>
  import('features/conversations/parts/MessagesFlyout').then((part) => ({
    default: part.MessagesFlyout,
  })),
);

export interface MessagesWatchProps {
  /** The link to the viewer's conversations. */
  anchor: RefObject<HTMLAnchorElement | null>;
  /** Whether they open above the page at hand, where there is room. */
  hasFlyout?: boolean | undefined;
  /** Told what the link says now. */
  onTell: (news: Partial<NavLink>) => void;
}

/** As many as a badge has room for. */
const MOST = 99;

/** Watches what is new in the viewer's conversations, and opens them beside their link. Load it late. */
export function MessagesWatch({ anchor, hasFlyout = false, onTell }: MessagesWatchProps) {
  const { t } = useLingui();
  const isPage = useIsPage();
  // A window has one bar with a link, and keeps that of the other width.
  const count = useBadge(hasFlyout !== isPage);
  const dispatch = useMessagingDispatch();
  const { pathname } = useLocation();
  const isHere = pathname.startsWith(paths.messages());
  const opens = !isPage && hasFlyout && !isHere;
  const isOpen = useMessaging((messaging) => messaging.isShown) && opens;
  useEffect(() => {
    const press: NavLink['more'] = {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        dispatch(did.flyoutOpened());
      },
    };
    onTell({
      label:
        count > 0
          ? t`Messages, ${plural(count, { one: '# unread conversation', other: '# unread conversations' })}`
          : t`Messages`,
      badge: count > 0 && <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>,
      more: { ...(isHere && { 'aria-current': 'page' }), ...(opens && press) },
    });
  }, [t, onTell, dispatch, count, isHere, opens, isOpen]);
  // Who goes on to another page is done with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for
  useEffect(
    () => (isOpen ? () => dispatch(did.flyoutClosed()) : undefined),
    [dispatch, isOpen, pathname],
  );
  return (
    isOpen && (
      <Suspense fallback={null}>
        <MessagesFlyout anchor={anchor} />
      </Suspense>
    )
  );
}
