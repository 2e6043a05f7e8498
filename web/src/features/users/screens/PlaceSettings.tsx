import { useLingui } from '@lingui/react/macro';
import type { Viewer } from 'features/users/api';
import { useCountries, useLocales } from 'features/users/parts/places';
import { useSaveUser } from 'features/users/parts/useSaveUser';
import { errorText } from 'lib/errorTexts';
import { Select } from 'ui/select/Select';
import { useToast } from 'ui/toast/toasts';
import styles from './ProfileForm.module.css';

/** Language and country; each is kept as soon as it is chosen. */
export function PlaceSettings({ viewer }: { viewer: Viewer }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { save, saving } = useSaveUser();
  const choose = async (choice: { locale?: string; country?: string }) => {
    const error = await save(choice);
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <div className={styles.names}>
      <Select
        label={t`Language`}
        description={t`Topics have names in your language where we know them. Pages and mails are in English so far.`}
        choices={useLocales(viewer.locale)}
        value={viewer.locale}
        disabled={saving}
        onChange={(event) => void choose({ locale: event.currentTarget.value })}
      />
      <Select
        label={t`Country`}
        choices={useCountries(viewer.country)}
        value={viewer.country}
        disabled={saving}
        onChange={(event) => void choose({ country: event.currentTarget.value })}
      />
    </div>
  );
}
