import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import type { ReactNode } from 'react';
import { Icon } from 'ui/icon/Icon';
import { SettingsMenu } from './SettingsMenu';
import styles from './SettingsPage.module.css';

export interface SettingsPageProps {
  /** What is settled here; the page's heading. */
  title: string;
  /** What it is good for, in a sentence below the heading. */
  lead?: string;
  /** The settings of this viewer. */
  children: (viewer: Viewer) => ReactNode;
}

/** One page of the settings, with the way to the others: beside it, on a phone by a link back. */
export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  useTitle(title);
  if (!viewer) return <SignInFirst words={t`Log in to see your settings.`} />;
  return (
    <div className={styles.frame}>
      <div className={styles.menu}>
        <SettingsMenu />
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <a className={styles.back} href={paths.settings()}>
            <Icon name="back" size={20} directional />
            {t`Settings`}
          </a>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children(viewer)}
      </div>
    </div>
  );
}
