import { type Click, isPlainClick } from 'lib/plainClick';

/** The link that was clicked. */
export interface ClickedLink {
  href: string;
  target: string;
  download: string | null;
}

/**
 * Where a click leads inside the app, or null when it is the browser's own
 * affair: other buttons, new tabs, downloads, other sites.
 *
 * Links are plain markup and one handler hears them all: a component for each
 * would cost the server's renderer seven times as much (design: "What it costs").
 */
export function addressWithin(click: Click, link: ClickedLink, origin: string): string | null {
  if (!isPlainClick(click)) return null;
  if (link.download !== null || !['', '_self'].includes(link.target)) return null;
  const address = URL.canParse(link.href) ? new URL(link.href) : null;
  if (address?.origin !== origin) return null;
  return address.pathname + address.search + address.hash;
}
