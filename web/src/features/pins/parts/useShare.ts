import { useLingui } from '@lingui/react/macro';
import { useToast } from 'ui/toast/toasts';

/** Something with a page of its own. */
export interface Shareable {
  /** What it is called. */
  title: string;
  /** Path of its page. */
  path: string;
}

/** Hands a page's address to the device's own share panel, or copies it where there is none. */
export function useShare() {
  const copy = useCopyLink();
  return async ({ title, path }: Shareable) => {
    const url = addressOf(path);
    // A desktop's share panel is slower than copying.
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return copy(path);
    try {
      await navigator.share({ title, url });
    } catch (refused) {
      if ((refused as DOMException).name !== 'AbortError') await copy(path);
    }
  };
}

/** Copies a page's address and says so. */
export function useCopyLink() {
  const { t } = useLingui();
  const toast = useToast();
  return async (path: string) => {
    try {
      await navigator.clipboard.writeText(addressOf(path));
      toast({ words: t`Link copied` });
    } catch {
      toast({
        words: t`The browser does not let us copy. Copy the address of the page instead.`,
        tone: 'danger',
      });
    }
  };
}

function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}
