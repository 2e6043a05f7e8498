import { useLingui } from '@lingui/react/macro';
import { useToast } from 'ui/toast/toasts';

/** Copies a page's address and says so; how comes with the first press. */
export function useCopyLink() {
  const { i18n } = useLingui();
  const toast = useToast();
  return async (path: string) => {
    const { copyLink } = await import('./copyLink');
    await copyLink(path, { i18n, toast });
  };
}
