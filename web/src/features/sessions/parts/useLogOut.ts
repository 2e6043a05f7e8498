import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { useToast } from 'ui/toast/toasts';
import { type LogOutOptions, logOut } from './logOut';

/** Logs out, and says so where it failed; pending until the next page is there. */
export function useLogOut() {
  const { i18n } = useLingui();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const leave = (options?: LogOutOptions) => {
    setPending(true);
    logOut(options).catch((error: unknown) => {
      setPending(false);
      toast({ words: errorText(i18n, error), tone: 'danger' });
    });
  };
  return { leave, pending };
}
