import { useLingui } from '@lingui/react/macro';
import { SettingsMenu } from 'features/users/parts/SettingsMenu';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { useTitle } from 'lib/title';
import styles from './SettingsScreen.module.css';

/** The list of all pages of the settings; on a phone each leads back here. */
export function SettingsScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  useTitle(t`Settings`);
  if (!viewer) return <SignInFirst words={t`Log in to see your settings.`} />;
  return (
    <div className={styles.screen}>
      <h1>{t`Settings`}</h1>
      <SettingsMenu wide />
    </div>
  );
}
