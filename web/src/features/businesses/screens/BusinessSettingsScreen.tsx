import { useLingui } from '@lingui/react/macro';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { BusinessForm } from './BusinessForm';
import { LeaveBusiness } from './LeaveBusiness';
import { BecomeBusiness, CreateBusiness } from './OpenBusiness';
import { UnlinkBusiness } from './UnlinkBusiness';

interface BusinessSettingsScreenProps {
  /** Called with the id of the account that was made; goes on as it. */
  onCreated: (id: string) => void;
}

/** The viewer's business; of a personal account, the two ways to have one. */
export function BusinessSettingsScreen({ onCreated }: BusinessSettingsScreenProps) {
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
            <CreateBusiness onCreated={onCreated} />
            <BecomeBusiness />
          </>
        )
      }
    </SettingsPage>
  );
}
