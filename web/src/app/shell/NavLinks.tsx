import styles from 'app/shell/NavLinks.module.css';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from 'ui/icon/Icon';
import type { IconName } from 'ui/icon/shapes';

/** One place of the rail or the bottom bar. */
export interface NavLink {
  href: string;
  icon: IconName;
  label: string;
  /** What stands on the drawing: how much is new there. */
  badge?: ReactNode;
  /** What else the link is, such as the button of a flyout. */
  more?: ComponentProps<'a'>;
}

/** Links to the app's main places, as drawings with names. */
export function NavLinks({ links, className }: { links: readonly NavLink[]; className?: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ href, icon, label, badge, more }) => {
        const here = isHere(href, pathname);
        return (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              title={label}
              aria-label={label}
              aria-current={here ? 'page' : undefined}
              {...more}
            >
              <Icon name={icon} size={26} filled={false} />
              {badge}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The home feed has two addresses; search keeps its place whatever is searched. */
function isHere(href: string, pathname: string): boolean {
  const here = pathname === '/homefeed/' ? '/' : pathname.replace(/\/?$/, '/');
  return href.split('?')[0] === here;
}
