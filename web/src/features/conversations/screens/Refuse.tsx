import { useLingui } from '@lingui/react/macro';
import { linksApi } from 'features/conversations/links';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import styles from './LinkScreen.module.css';

interface RefuseProps {
  /** The token of the mail's link. */
  token: string;
  /** How the button looks. */
  kind?: 'primary' | 'quiet';
}

/** Has no more messages of users mailed to the address that the link was sent to. */
export function Refuse({ token, kind = 'quiet' }: RefuseProps) {
  const { t, i18n } = useLingui();
  const [refuse, { isLoading, isSuccess, error }] = linksApi.useRefuseMailsMutation();
  return (
    <div className={styles.refuse}>
      <p role="status" className={styles.quiet}>
        {isSuccess
          ? t`This address gets no more mails about messages.`
          : t`You can have no more such mails sent to this address, whoever writes to it.`}
      </p>
      <FormError words={error ? errorText(i18n, error) : null} />
      {!isSuccess && (
        <div>
          <Button kind={kind} pending={isLoading} onClick={() => void refuse({ token })}>
            {t`Do not write to this address again`}
          </Button>
        </div>
      )}
    </div>
  );
}
