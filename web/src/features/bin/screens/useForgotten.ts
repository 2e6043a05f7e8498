import { useLingui } from '@lingui/react/macro';
import { errorText } from 'lib/errorTexts';
import { useToast } from 'ui/toast/toasts';

/** Says that something is gone for good, or why it is not. */
export function useForgotten() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  return ({ error }: { error?: unknown }) =>
    toast(
      error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`It is gone for good` },
    );
}
