import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import { useFragment } from 'lib/fragment';
import { settingsPaths } from 'lib/settingsPaths';
import { useTitle } from 'lib/title';
import { ButtonLink } from 'ui/button/ButtonLink';
import { PageSpinner } from 'ui/spinner/PageSpinner';
import { CreatePasscode } from './CreatePasscode';
import { KeptPasscode } from './KeptPasscode';
import { ResetPasscode } from './ResetPasscode';

/** The parental passcode: set it, get another, end it. The link of a parent's mail leads here too. */
export function ParentalPasscodeScreen() {
  const { t } = useLingui();
  const token = useFragment();
  const viewer = useViewer();
  useTitle(t`Parental passcode`);
  if (token) return <ResetPasscode key={token} token={token} />;
  if (!viewer && token === null) return <PageSpinner />;
  if (!viewer) return <SignInFirst words={t`Log in to see the parental passcode.`} />;
  return (
    <SettingsPage
      title={t`Parental passcode`}
      lead={t`Four digits that a parent keeps. Without them nobody changes the account's protected settings: its name, email and password, who sees it and who reaches it.`}
    >
      {(shown) =>
        shown.is_parental_control_passcode_enabled ? (
          <KeptPasscode email={shown.parental_control_anonymized_email ?? ''} />
        ) : shown.is_candidate_for_parental_control_passcode ? (
          <CreatePasscode own={shown.email} />
        ) : (
          <NotForYou />
        )
      }
    </SettingsPage>
  );
}

function NotForYou() {
  const { t } = useLingui();
  return (
    <>
      <p>{t`A passcode can be set for people under 18, whose birthday we know.`}</p>
      <div>
        <ButtonLink href={settingsPaths.accountSettings()}>{t`See your birthday`}</ButtonLink>
      </div>
    </>
  );
}
