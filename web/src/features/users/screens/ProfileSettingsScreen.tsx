import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { ProfileForm } from './ProfileForm';
import { ProfilePictures } from './ProfilePictures';

/** What others see of the viewer. */
export function ProfileSettingsScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage title={t`Public profile`} lead={t`This is what others see of you.`}>
      {(viewer) => (
        <>
          <ProfilePictures viewer={viewer} />
          <ProfileForm viewer={viewer} />
        </>
      )}
    </SettingsPage>
  );
}
