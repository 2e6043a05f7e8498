import { AskIn } from 'features/users/parts/AskIn';
import { useLimited } from 'features/users/parts/viewer';
import { isWayIn } from 'features/users/parts/wayIn';
import { paths } from 'lib/paths';
import { isPlainClick } from 'lib/plainClick';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { ButtonLook } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';

interface EntranceLinkProps extends ButtonLook {
  /** Which of the two forms it leads to. */
  to: 'login' | 'signup';
  /** What it says. */
  children: ReactNode;
}

/**
 * A way in: it opens above the page at hand, which is still there afterwards. It
 * stays a link to the form's own page, for new tabs, for browsers without
 * scripts, and where that page itself is at hand.
 */
export function EntranceLink({ to, children, ...look }: EntranceLinkProps) {
  const { pathname, search } = useLocation();
  // Who came by a mail's link is known already: the log-in page greets them.
  const within = isWayIn(pathname);
  const isLink = useLimited() !== null || within;
  const here = pathname + search;
  const next = within || here === '/' ? undefined : here;
  const [open, setOpen] = useState(false);
  const follow = (event: MouseEvent) => {
    if (isLink || !isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink
        {...look}
        href={paths[to](next)}
        aria-haspopup={isLink ? undefined : 'dialog'}
        onClick={follow}
      >
        {children}
      </ButtonLink>
      {open && <AskIn {...(to === 'login' && { account: '' })} onClose={() => setOpen(false)} />}
    </>
  );
}
