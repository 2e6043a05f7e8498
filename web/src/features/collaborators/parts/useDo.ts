import { useLingui } from '@lingui/react';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

/** Does something and says so, or what went wrong; answers whether it was done. */
export function useDo() {
  const { i18n } = useLingui();
  const toast = useToast();
  return async (doing: Promise<{ error?: unknown }>, words?: string): Promise<boolean> => {
    const { error } = await doing;
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else if (words) toast({ words });
    return !error;
  };
}
