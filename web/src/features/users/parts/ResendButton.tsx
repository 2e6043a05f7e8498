import { useLingui } from '@lingui/react/macro';
import { accountApi } from 'features/users/parts/account';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';

/** Has the mail sent again that proves the viewer's address (specification §2, §4). */
export function ResendButton() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [resend, { isLoading, isSuccess }] = accountApi.useResendVerificationMutation();
  const press = async () => {
    const { error } = await resend();
    if (error) toast({ words: errorText(i18n, error as never), tone: 'danger' });
  };
  return (
    <Button pending={isLoading} disabled={isSuccess} onClick={() => void press()}>
      {isSuccess ? t`Email sent` : t`Resend email`}
    </Button>
  );
}
