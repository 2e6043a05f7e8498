import type { StartState } from 'lib/appData';
import { requestContext } from 'lib/requestContext';

/**
 * The state of this address as its page would carry it, asked anew (specification
 * §7 `/_/_/state`); nothing when it cannot be had. Beside `lib/call`, since hardly
 * any page needs it and every page carries that.
 */
export async function readState(): Promise<StartState | null> {
  const address = `/_/_/state?source_url=${encodeURIComponent(requestContext.sourceUrl())}`;
  return fetch(address, { headers: requestContext.headers() })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
}
