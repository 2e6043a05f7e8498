import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShowToast } from 'ui/toast/toasts';
import type { Shareable } from './useShare';

/** What saying that a link was copied takes. */
interface Saying {
  i18n: I18n;
  toast: ShowToast;
}

/**
 * Hands a page's address to the device's own share panel, or copies it where there is none. Load it
 * with `import()`.
 */
export async function sharePage({ title, path }: Shareable, saying: Saying): Promise<void> {
  const url = addressOf(path);
  // A desktop's share panel is slower than copying.
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return copyLink(path, saying);
  try {
    await navigator.share({ title, url });
  } catch (refused) {
    if ((refused as DOMException).name !== 'AbortError') await copyLink(path, saying);
  }
}

/** Copies a page's address and says so. */
export async function copyLink(path: string, { i18n, toast }: Saying): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    toast({ words: i18n._(msg`Link copied`) });
  } catch {
    toast({
      words: i18n._(msg`The browser does not let us copy. Copy the address of the page instead.`),
      tone: 'danger',
    });
  }
}

function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}
