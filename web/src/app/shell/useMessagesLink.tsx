import { useLingui } from '@lingui/react/macro';
import type { NavLink } from 'app/shell/NavLinks';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { later } from 'ui/later';
import type { MessagesWatchProps } from './MessagesWatch';

/**
 * The way to the viewer's conversations, for those who write messages, and what watches them, which
 * comes once the page stands: it tells the link what is new.
 */
export function useMessagesLink(hasFlyout?: boolean): [links: NavLink[], watch: ReactNode] {
  const { t } = useLingui();
  const isShown = useViewer()?.should_show_messaging;
  const anchor = useRef<HTMLAnchorElement>(null);
  const [news, onTell] = useState<Partial<NavLink>>();
  const [Watch, setWatch] = useState<ComponentType<MessagesWatchProps>>();
  useEffect(() => {
    if (!isShown) return;
    later(() => {
      void import('./MessagesWatch').then((part) => setWatch(() => part.MessagesWatch));
    });
  }, [isShown]);
  if (!isShown) return [[], null];
  const more = { ...news?.more, ref: anchor };
  const link = {
    href: paths.messages(),
    icon: 'message',
    label: t`Messages`,
    ...news,
    more,
  } as const;
  return [[link], Watch && <Watch anchor={anchor} hasFlyout={hasFlyout} onTell={onTell} />];
}
