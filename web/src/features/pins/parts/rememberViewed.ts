import type { Pin } from 'features/pins/api';
import { lookedAt, readViewedPins, viewedKey } from 'features/pins/viewed';
import { changeStored } from 'lib/changeStored';

/**
 * Remembers in this browser that a pin was looked at: the most recent pin and the
 * signatures of recent pictures (specification §3 "Other state"). Load it when one is.
 */
export function rememberViewed(viewerId: string | null, pin: Pin): void {
  changeStored(viewedKey(viewerId), readViewedPins, (list) => lookedAt(list, pin));
}
