import { useLingui } from '@lingui/react/macro';
import { ConsentForm } from 'features/consents/parts/ConsentForm';
import { SettingsPage } from 'features/users/parts/SettingsPage';
import { useToast } from 'ui/toast/toasts';

/** What the viewer allows beyond what the site needs. */
export function CookieSettingsScreen() {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <SettingsPage title={t`Cookies`}>
      {() => <ConsentForm onSaved={() => toast({ words: t`Choices saved` })} />}
    </SettingsPage>
  );
}
