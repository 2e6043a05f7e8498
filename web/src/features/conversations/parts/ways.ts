import type { Conversation } from 'features/conversations/api';
import { createContext, useContext } from 'react';
import type { Things } from './things';

/** What stands beside, or in place of, an open conversation. */
export type ListName = 'inbox' | 'requests' | 'archived';

/** In which list a conversation stands. */
export function listOf({
  is_request,
  is_archived,
}: Pick<Conversation, 'is_request' | 'is_archived'>): ListName {
  if (is_request) return 'requests';
  return is_archived ? 'archived' : 'inbox';
}

/** How one goes from one view of conversations to another: by addresses on their page, not so in the flyout. */
export interface Ways {
  /** Whether they are shown on their own page. */
  isPage: boolean;
  /** Shows a conversation; `isInPlace` where the view at hand is done with. */
  open: (id: string, isInPlace?: boolean) => void;
  /** Shows a list. */
  showList: (list: ListName) => void;
  /** Begins a message. */
  begin: (attachment: Things | null) => void;
}

/** Set by the page and the flyout. */
export const WaysContext = createContext<Ways | null>(null);

/** The ways between the views of conversations. Below the page or the flyout only. */
export function useWays(): Ways {
  const ways = useContext(WaysContext);
  if (!ways) throw new Error('useWays outside of the page and the flyout of conversations');
  return ways;
}
