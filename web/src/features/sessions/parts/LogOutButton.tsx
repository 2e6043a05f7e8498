import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { Button } from 'ui/button/Button';
import { useToast } from 'ui/toast/toasts';

/** Ends the session and begins a page without one (specification §4 "Logout"). */
export function LogOutButton() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [logOut, { isLoading, isSuccess }] = sessionsApi.useLogOutMutation();
  const press = async () => {
    const { error } = await logOut({ disable_auth_failure_redirect: true });
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    window.location.assign(paths.home());
  };
  return (
    <Button icon="log-out" pending={isLoading || isSuccess} onClick={() => void press()}>
      {t`Log out`}
    </Button>
  );
}
