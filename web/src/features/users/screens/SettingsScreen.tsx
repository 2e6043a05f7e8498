import { useLingui } from '@lingui/react/macro';
import { SignInFirst } from 'features/sessions/parts/SignInFirst';
import { useViewer } from 'features/sessions/parts/viewer';
import { SettingsMenu } from 'features/users/parts/SettingsMenu';
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
