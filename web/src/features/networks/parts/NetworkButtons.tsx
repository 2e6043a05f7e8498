import { useLingui } from '@lingui/react/macro';
import { useAppData } from 'lib/appData';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import styles from './NetworkButtons.module.css';
import { NetworkMark } from './NetworkMark';
import { useAuthorization } from './useAuthorization';

export interface NetworkButtonsProps {
  /** Where signing in leads in the end, a path of ours; home when missing. */
  next?: string;
  /** Called before the page is left. */
  onLeave?: () => void;
}

/** "Continue with …" for every provider of the host; nothing where there is none. */
export function NetworkButtons({ next = '/', onLeave }: NetworkButtonsProps) {
  const { t, i18n } = useLingui();
  const { networks } = useAppData().brand;
  const { leaving, failure, leave } = useAuthorization();
  if (networks.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t`or`}</p>
      <FormError words={failure && errorText(i18n, failure)} />
      {networks.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          wide
          pending={leaving === id}
          onClick={() => {
            onLeave?.();
            void leave(id, 'enter', next);
          }}
        >
          <NetworkMark network={id} />
          {t`Continue with ${name}`}
        </Button>
      ))}
    </div>
  );
}
