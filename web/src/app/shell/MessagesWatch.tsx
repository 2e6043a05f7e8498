import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { messagingActions as did } from 'features/conversations/parts/messaging';
import { useMessaging, useMessagingDispatch } from 'features/conversations/parts/useMessaging';
import { paths } from 'lib/paths';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { WatchProps } from './TalkWatch';
import { useTellLink } from './useTellLink';

const MessagesFlyout = lazy(() =>
  import('features/conversations/parts/MessagesFlyout').then((part) => ({
    default: part.MessagesFlyout,
  })),
);

/** Says how much is unread in the viewer's conversations, and opens them beside their link. */
export function MessagesWatch({ anchor, onTell, count, hasFlyout }: WatchProps) {
  const { t } = useLingui();
  const dispatch = useMessagingDispatch();
  const { pathname } = useLocation();
  const isHere = pathname.startsWith(paths.messages());
  const opens = hasFlyout && !isHere;
  const isOpen = useMessaging((messaging) => messaging.isShown) && opens;
  useTellLink(onTell, {
    label:
      count > 0
        ? t`Messages, ${plural(count, { one: '# unread conversation', other: '# unread conversations' })}`
        : t`Messages`,
    count,
    isHere,
    opens,
    isOpen,
    onOpen: () => dispatch(did.flyoutOpened()),
  });
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
