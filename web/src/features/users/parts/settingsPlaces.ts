import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';

/** One page of the settings in their menu. */
export interface SettingsPlace {
  /** Its address. */
  href: string;
  /** Its name in the menu. */
  label: string;
}

/** Pages of the settings that belong together. */
export interface SettingsGroup {
  /** What they have in common. */
  label: string;
  /** In the order of the menu. */
  places: SettingsPlace[];
}

/** Every page of the settings, in the order of the menu. A new page is one line here. */
export function useSettingsPlaces(): SettingsGroup[] {
  const { t } = useLingui();
  const viewer = useViewer();
  return [
    {
      label: t`You`,
      places: [
        { href: paths.profileSettings(), label: t`Public profile` },
        { href: settingsPaths.accountSettings(), label: t`Account` },
        { href: settingsPaths.decisions(), label: t`Decisions about you` },
        { href: settingsPaths.businessSettings(), label: t`Business` },
        { href: settingsPaths.websites(), label: t`Claimed websites` },
        { href: settingsPaths.invites(), label: t`Invite friends` },
      ],
    },
    {
      label: t`Others and you`,
      places: [
        { href: settingsPaths.privacySettings(), label: t`Privacy` },
        { href: settingsPaths.messageSettings(), label: t`Messages` },
        { href: settingsPaths.permissionSettings(), label: t`Comments` },
        { href: settingsPaths.mentionSettings(), label: t`Mentions and tags` },
      ],
    },
    {
      label: t`What you see`,
      places: [
        { href: settingsPaths.notificationSettings(), label: t`Notifications` },
        { href: settingsPaths.homeFeedSettings(), label: t`Home feed` },
      ],
    },
    {
      label: t`Login and security`,
      places: [
        { href: settingsPaths.emailSettings(), label: t`Email` },
        { href: settingsPaths.passwordSettings(), label: t`Password` },
        { href: settingsPaths.security(), label: t`Security` },
        { href: settingsPaths.networkSettings(), label: t`Connected networks` },
        { href: settingsPaths.apps(), label: t`Apps` },
        ...(viewer && hasPasscode(viewer)
          ? [{ href: paths.parentalPasscode(), label: t`Parental passcode` }]
          : []),
        { href: settingsPaths.cookieSettings(), label: t`Cookies` },
      ],
    },
    {
      label: t`Your data`,
      places: [
        { href: settingsPaths.yourData(), label: t`Download, pause or delete` },
        { href: settingsPaths.importing(), label: t`Import` },
        { href: settingsPaths.recentlyDeleted(), label: t`Recently deleted` },
      ],
    },
    {
      label: t`For developers`,
      places: [
        { href: settingsPaths.developer(), label: t`Your apps` },
        { href: settingsPaths.webhooks(), label: t`Webhooks` },
      ],
    },
  ];
}

/** Whether the viewer has a passcode, or could have one. */
function hasPasscode(viewer: Viewer): boolean {
  return (
    viewer.is_parental_control_passcode_enabled || viewer.is_candidate_for_parental_control_passcode
  );
}
