import { useLingui } from '@lingui/react/macro';
import { SignInFirst } from 'features/sessions/parts/SignInFirst';
import { useViewer } from 'features/sessions/parts/viewer';
import type { Viewer } from 'features/users/api';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './SettingsPage.module.css';

export interface SettingsPageProps {
  /** What is settled here; the page's heading. */
  title: string;
  /** The settings of this viewer. */
  children: (viewer: Viewer) => ReactNode;
}

/** One page of the settings, with the way to the others. */
export function SettingsPage({ title, children }: SettingsPageProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { pathname } = useLocation();
  useTitle(title);
  if (!viewer) return <SignInFirst words={t`Log in to see your settings.`} />;
  const places = [
    { href: paths.accountSettings(), label: t`Account` },
    { href: paths.emailSettings(), label: t`Email` },
    { href: paths.passwordSettings(), label: t`Password` },
    { href: paths.security(), label: t`Security` },
  ];
  return (
    <div className={styles.frame}>
      <nav className={styles.places} aria-label={t`Settings`}>
        <ul>
          {places.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={isHere(href, pathname) ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <h1>{title}</h1>
        {children(viewer)}
      </div>
    </div>
  );
}

function isHere(href: string, pathname: string): boolean {
  return href === pathname.replace(/\/?$/, '/');
}
