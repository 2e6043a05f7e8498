import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WatchProps } from './TalkWatch';
import { useTellLink } from './useTellLink';

const NotificationsFlyout = lazy(() =>
  import('features/notifications/parts/NotificationsFlyout').then((part) => ({
    default: part.NotificationsFlyout,
  })),
);

/** Says how much the viewer is told that they have not seen, and opens it beside its link. */
export function NotificationsWatch({ anchor, onTell, count: unseen, hasFlyout }: WatchProps) {
  const { t } = useLingui();
  const { pathname, key } = useLocation();
  const [isShown, setShown] = useState(false);
  const isHere = pathname.startsWith(paths.notifications());
  const opens = hasFlyout && !isHere;
  const isOpen = isShown && opens;
  // What is open is seen.
  const count = isHere || isOpen ? 0 : unseen;
  useTellLink(onTell, {
    label: count > 0 ? t`Notifications, ${plural(count, { other: '# new' })}` : t`Notifications`,
    count,
    isHere,
    opens,
    isOpen,
    onOpen: () => setShown(true),
  });
  // Who goes on, be it to a comment of the page at hand, is done with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for
  useEffect(() => setShown(false), [key]);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <NotificationsFlyout anchor={anchor} onClose={() => setShown(false)} />
      </Suspense>
    )
  );
}
