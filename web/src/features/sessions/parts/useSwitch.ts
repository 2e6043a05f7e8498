import { useLingui } from '@lingui/react/macro';
import { sessionsApi } from 'features/sessions/api';
import { errorText } from 'lib/errorTexts';
import { paths } from 'lib/paths';
import { endSession, pauseTelling, sessionGoesOn } from 'lib/sessionEnd';
import { useToast } from 'ui/toast/toasts';
import { tellViewer } from './followViewer';

/** Goes on as another account of this browser, with a new page; other tabs follow. */
export function useSwitch() {
  const { i18n } = useLingui();
  const toast = useToast();
  const [switchAccount, { isLoading, isSuccess }] = sessionsApi.useSwitchAccountMutation();
  const switchTo = async (id: string) => {
    // What this account did is not told as the other one's.
    await pauseTelling();
    endSession();
    const { error } = await switchAccount({ user_id: id });
    if (error) {
      sessionGoesOn();
      return toast({ words: errorText(i18n, error), tone: 'danger' });
    }
    tellViewer(id);
    window.location.assign(paths.home());
  };
  return { switchTo: (id: string) => void switchTo(id), pending: isLoading || isSuccess };
}
