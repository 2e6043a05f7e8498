import { formatNumber } from 'lib/format/number';

/** Signs of currencies, as prices of things for sale are written by the server. */
const SIGNS: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  AUD: 'A$',
  CAD: 'CA$',
  NZD: 'NZ$',
  MXN: 'MX$',
  BRL: 'R$',
};

/** A price without its hundredths: `€1,200`, `1,200 SEK`. */
export function roundPrice(value: number, currency: string, locale: string): string {
  const digits = formatNumber(Math.round(value), locale);
  const sign = SIGNS[currency];
  if (sign) return `${sign}${digits}`;
  return currency ? `${digits} ${currency}` : digits;
}
