import { useLingui } from '@lingui/react/macro';
import { PasswordByMail } from 'features/sessions/parts/PasswordByMail';
import { useViewer } from 'features/users/parts/viewer';
import { useAppData } from 'lib/appData';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Icon } from 'ui/icon/Icon';
import { hasProof } from './authorizations';
import { NetworkMark } from './NetworkMark';
import styles from './ProofWays.module.css';
import { useAuthorization } from './useAuthorization';

/** What stands in place of the password's field where there is no password. */
export function ProofWays() {
  const { t, i18n } = useLingui();
  const connected = useViewer()?.connected_networks ?? [];
  const { networks } = useAppData().brand;
  const { leaving, failure, leave } = useAuthorization();
  const [proved] = useState(() => hasProof(Date.now()));
  if (proved) {
    return (
      <p className={styles.proved}>
        <Icon name="check" size={20} />
        {t`You have confirmed that it is you.`}
      </p>
    );
  }
  const offered = networks.filter(({ id }) => connected.some((network) => network.id === id));
  const here = () => window.location.pathname + window.location.search;
  return (
    <div className={styles.ways}>
      <p className={styles.words}>
        {t`Your account has no password. Confirm first that it is you, then come back here.`}
      </p>
      <FormError words={failure && errorText(i18n, failure)} />
      {offered.map(({ id, name }) => (
        <Button
          key={id}
          wide
          pending={leaving === id}
          onClick={() => void leave(id, 'prove', here())}
        >
          <NetworkMark network={id} />
          {t`Confirm with ${name}`}
        </Button>
      ))}
      <PasswordByMail wide />
    </div>
  );
}
