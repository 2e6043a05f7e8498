import { useLingui } from '@lingui/react/macro';
import { ALLOW_ALL, REJECT_ALL } from 'features/consents/rules';
import { errorText } from 'lib/errorTexts';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';
import type { Consent } from '../api';
import styles from './ConsentBanner.module.css';
import { useChooseConsent } from './consent';

const ConsentDialog = lazy(() =>
  import('./ConsentDialog').then((part) => ({ default: part.ConsentDialog })),
);

/** Asks for consent at the foot of the page, beside it and not over it all: saying no is as easy as saying yes. */
export function ConsentBanner() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const choose = useChooseConsent();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = async (consent: Consent) => {
    const error = await choose(consent);
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  return (
    <section className={styles.banner} aria-label={t`Cookies`}>
      <p className={styles.words}>
        {t`We use cookies that this site needs. With your consent we also use some to fit it to you, to learn how it is used, and for advertising.`}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => void chosen(ALLOW_ALL)}>{t`Accept all`}</Button>
        <Button onClick={() => void chosen(REJECT_ALL)}>{t`Reject all`}</Button>
        <Button onClick={() => setChoosing(true)}>{t`Choose`}</Button>
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <ConsentDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}
