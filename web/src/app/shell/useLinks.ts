import { addressWithin } from 'app/shellLinks';
import { painted } from 'lib/painted';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Takes clicks on the app's own links to the router; see shellLinks.ts. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const clicked = {
        href: link.href,
        target: link.target,
        download: link.getAttribute('download'),
      };
      const address = addressWithin(event, clicked, window.location.origin);
      if (address === null || (link.hash && samePage(link))) return;
      event.preventDefault();
      void painted().then(() => navigate(address));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** A link to a place on the page itself is the browser's. */
function samePage(link: HTMLAnchorElement): boolean {
  return link.pathname === window.location.pathname && link.search === window.location.search;
}
