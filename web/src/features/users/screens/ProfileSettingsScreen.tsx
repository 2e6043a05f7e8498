import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import type { ComponentType } from 'react';
import { ProfileForm } from './ProfileForm';

interface ProfileSettingsScreenProps {
  /** Where the picture and the cover are chosen. */
  Pictures: ComponentType<{ viewer: Viewer }>;
}

/** What others see of the viewer. */
export function ProfileSettingsScreen({ Pictures }: ProfileSettingsScreenProps) {
  const { t } = useLingui();
  return (
    <SettingsPage title={t`Public profile`} lead={t`This is what others see of you.`}>
      {(viewer) => (
        <>
          <Pictures viewer={viewer} />
          <ProfileForm viewer={viewer} />
        </>
      )}
    </SettingsPage>
  );
}
