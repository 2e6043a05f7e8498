import { useLingui } from '@lingui/react/macro';
import { useToast } from 'ui/toast/toasts';

/** Something with a page of its own. */
export interface Shareable {
  /** What it is called. */
  title: string;
  /** Path of its page. */
  path: string;
}

/** Shares a page; how comes with the first press. */
export function useShare() {
  const { i18n } = useLingui();
  const toast = useToast();
  return async (what: Shareable) => {
    const { sharePage } = await import('./sharePage');
    await sharePage(what, { i18n, toast });
  };
}

/** Copies a page's address and says so. */
export function useCopyLink() {
  const { i18n } = useLingui();
  const toast = useToast();
  return async (path: string) => {
    const { copyLink } = await import('./sharePage');
    await copyLink(path, { i18n, toast });
  };
}
