import { useLingui } from '@lingui/react';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

/** Says why something was not kept. */
export function useKeep() {
  const { i18n } = useLingui();
  const toast = useToast();
  return async (sent: Promise<{ error?: unknown }>): Promise<void> => {
    const { error } = await sent;
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
}
