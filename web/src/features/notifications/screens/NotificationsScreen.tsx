import { useLingui } from '@lingui/react/macro';
import { NoticeList } from 'features/notifications/parts/NoticeList';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { ButtonLink } from 'ui/button/ButtonLink';
import styles from './NotificationsScreen.module.css';

/** What the viewer is told by others and by the host. */
export function NotificationsScreen() {
  const { t } = useLingui();
  useTitle(t`Notifications`);
  if (!useViewer()) return <SignInFirst words={t`Log in to see your notifications.`} />;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t`Notifications`}</h1>
        <ButtonLink
          size="small"
          kind="plain"
          icon="settings"
          href={settingsPaths.notificationSettings()}
          aria-label={t`Notification settings`}
        >
          {t`Settings`}
        </ButtonLink>
      </header>
      <NoticeList level={1} />
    </div>
  );
}
