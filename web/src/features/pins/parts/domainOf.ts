import type { Pin, PinDetail } from 'features/pins/api';

/** The host of a pin's link, as the server tells it of a whole pin; empty without a link. */
export function domainOf(pin: Pin | PinDetail): string {
  if ('domain' in pin) return pin.domain;
  if (!pin.link) return '';
  return new URL(pin.link).hostname.replace(/^www\./, '');
}
