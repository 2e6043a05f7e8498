import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { BusinessForm } from './BusinessForm';
import { LeaveBusiness } from './LeaveBusiness';
import { BecomeBusiness, CreateBusiness } from './OpenBusiness';
import { UnlinkBusiness } from './UnlinkBusiness';

/** The viewer's business; of a personal account, the two ways to have one. */
export function BusinessSettingsScreen() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Business`}
      lead={t`A business account has a name, a contact address and a place beside its profile.`}
    >
      {({ partner }) =>
        partner ? (
          <>
            <BusinessForm partner={partner} />
            {partner.is_linked_business ? <UnlinkBusiness /> : <LeaveBusiness />}
          </>
        ) : (
          <>
            <CreateBusiness />
            <BecomeBusiness />
          </>
        )
      }
    </SettingsPage>
  );
}
