import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShowToast } from 'ui/toast/toasts';

/** What saying that a link was copied takes. */
interface Saying {
  i18n: I18n;
  toast: ShowToast;
}

/** Copies a page's address and says so. Load it with `import()`. */
export async function copyLink(path: string, { i18n, toast }: Saying): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast({ words: i18n._(msg`Link copied`) });
  } catch {
    toast({
      words: i18n._(msg`The browser does not let us copy. Copy the address of the page instead.`),
      tone: 'danger',
    });
  }
}
