import { useLingui } from '@lingui/react/macro';
import type { NavLink } from 'app/shell/NavLinks';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { later } from 'ui/later';
import type { TalkWatchProps } from './TalkWatch';

/**
 * The ways to what the viewer is told and, for those who write messages, to their conversations, and
 * what watches both, which comes once the page stands: it tells the links what is new.
 */
export function useTalkLinks(hasFlyout?: boolean): [links: NavLink[], watch: ReactNode] {
  const { t } = useLingui();
  const viewer = useViewer();
  const isIn = Boolean(viewer);
  const [bell, notifications] = useTold(paths.notifications(), 'bell', t`Notifications`);
  const [letters, messages] = useTold(paths.messages(), 'message', t`Messages`);
  const [Watch, setWatch] = useState<ComponentType<TalkWatchProps>>();
  useEffect(() => {
    if (!isIn) return;
    later(() => {
      void import('./TalkWatch').then((part) => setWatch(() => part.TalkWatch));
    });
  }, [isIn]);
  if (!viewer) return [[], null];
  return [
    viewer.should_show_messaging ? [bell, letters] : [bell],
    Watch && <Watch {...{ notifications, messages, hasFlyout }} />,
  ];
}

/** A link that is told what is new, and by what it is told. */
function useTold(href: string, icon: NavLink['icon'], label: string) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [news, onTell] = useState<Partial<NavLink>>();
  const link: NavLink = { href, icon, label, ...news, more: { ...news?.more, ref: anchor } };
  return [link, { anchor, onTell }] as const;
}
