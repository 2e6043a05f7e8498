import { useLingui } from '@lingui/react/macro';
import type { Consent } from 'features/consents/api';
import { ALLOW_ALL, REJECT_ALL } from 'features/consents/rules';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Switch } from 'ui/switch/Switch';
import styles from './ConsentForm.module.css';
import { useChooseConsent, useConsent } from './consent';

/** The three choices with their all and nothing; what was not chosen yet is off. */
export function ConsentForm({ onSaved }: { onSaved: () => void }) {
  const { t, i18n } = useLingui();
  const kept = useConsent();
  const choose = useChooseConsent();
  const [wanted, setWanted] = useState(kept ?? REJECT_ALL);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (consent: Consent) => {
    setWanted(consent);
    const error = await choose(consent);
    setFailure(error ? errorText(i18n, error) : null);
    if (!error) onSaved();
  };
  const flag = (name: keyof Consent, label: string, description: string) => (
    <Switch
      label={label}
      description={description}
      checked={wanted[name]}
      onChange={({ currentTarget }) => setWanted({ ...wanted, [name]: currentTarget.checked })}
    />
  );
  return (
    <div className={styles.form}>
      <FormError words={failure} />
      <p className={styles.words}>
        {t`Cookies that log you in and keep this site safe are always used.`}
      </p>
      {flag('personalization', t`Personalization`, t`Fits what you see to what you like.`)}
      {flag(
        'analytic',
        t`Analytics`,
        t`Shows us which pages and pins are opened and seen, so that we mend what is hard and find what is liked.`,
      )}
      {flag('marketing', t`Marketing`, t`Shows our advertisers whether what they show is of use.`)}
      <div className={styles.ways}>
        <Button onClick={() => void save(wanted)}>{t`Save choices`}</Button>
        <Button onClick={() => void save(ALLOW_ALL)}>{t`Accept all`}</Button>
        <Button onClick={() => void save(REJECT_ALL)}>{t`Reject all`}</Button>
      </div>
    </div>
  );
}
