import type { Viewer } from 'features/users/api';
import type { Schema } from 'lib/call';

/** Ways of inviting for which visitors are not told who invites. */
const QUIET_CHANNELS = [5, 9, 12, 16];

/** Who looks at the page that a code leads to. */
interface Looking {
  /** The account; none of visitors. */
  viewer: Pick<Viewer, 'id' | 'should_show_messaging'> | null;
  /** Whether the log-in is a limited one. */
  isLimited: boolean;
  /** Whether the page is a phone's. */
  isMobile: boolean;
}

/** How it is said who sent the viewer here. */
export type InviteKind = 'popover' | 'mobile-toast' | 'desktop-toast';

/**
 * How it is said, if at all (business specification §4 "Invite toast"): signed-out desktops have a
 * popover, unless the channel is a quiet one; signed-in viewers a toast, where both of them write
 * messages and they are not the sender. A limited log-in has none: it is not known who looks.
 */
export function inviteKind(
  { sender, invite_channel }: Pick<Schema['InviteMetadata'], 'sender' | 'invite_channel'>,
  { viewer, isLimited, isMobile }: Looking,
): InviteKind | null {
  if (viewer) {
    const isOther = viewer.id !== sender.id;
    const writes = viewer.should_show_messaging && sender.should_show_messaging;
    if (!isOther || !writes) return null;
    return isMobile ? 'mobile-toast' : 'desktop-toast';
  }
  if (isLimited || isMobile || QUIET_CHANNELS.includes(invite_channel)) return null;
  return 'popover';
}

/** The pin whose page this is, also where it was sent (business specification §2); none elsewhere. */
export function pinOfPath(pathname: string): string | undefined {
  const [, id] = /^\/pin\/(?:[^/]*--)?(\d+)(?:\/sent)?\/?$/.exec(pathname) ?? [];
  return id;
}
