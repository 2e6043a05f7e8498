import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';

/** A password for an account that has none: by a link to its address. */
export function PasswordByMail({
  wide = false,
}: {
  /** As wide as what surrounds it. */ wide?: boolean;
}) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const [request, { isLoading, isSuccess, error }] = sessionsApi.useRequestResetMutation();
  if (!viewer) return null;
  const { email } = viewer;
  if (isSuccess) {
    return (
      <p role="status">
        {t`We sent a mail to ${email}. Open the link in it to choose a password. It works for one hour.`}
      </p>
    );
  }
  return (
    <>
      <FormError words={error ? errorText(i18n, error) : null} />
      <Button
        wide={wide}
        pending={isLoading}
        onClick={() => void request({ username_or_email: email })}
      >
        {t`Set a password by mail`}
      </Button>
    </>
  );
}
