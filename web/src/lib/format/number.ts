import { looks } from 'lib/format/looks';

/** How whole numbers look in a locale. */
export interface NumberLook {
  /** What stands before a negative number. */
  minus: string;
  /** What stands between groups of digits. */
  separator: string;
  /** What stands before a fraction. */
  decimal: string;
  /** Digits in the last group. */
  last: number;
  /** Digits in every group before it. */
  other: number;
  /** Digits a number must have to be grouped at all. */
  least: number;
  /** The ten digits, from nought. */
  digits: string;
}

/** A whole number as `Intl.NumberFormat` writes it, without Intl. Fractions are cut off. */
export function formatNumber(value: number, locale: string): string {
  const look = looks[locale] ?? looks.en;
  const plain = BigInt(Math.trunc(value)).toString();
  if (!look) return plain;
  const negative = plain.startsWith('-');
  const digits = [...look.digits];
  const own = [...plain.replace('-', '')].map((digit) => digits[Number(digit)] ?? digit);
  return (negative ? look.minus : '') + grouped(own, look);
}

/** A number with at most one digit after the point, `4.9`, without Intl. */
export function formatTenths(value: number, locale: string): string {
  const tenths = Math.round(value * 10);
  const whole = formatNumber(tenths / 10, locale);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return whole;
  const look = looks[locale] ?? looks.en;
  return whole + (look?.decimal ?? '.') + formatNumber(rest, locale);
}

function grouped(digits: string[], { separator, last, other, least }: NumberLook): string {
  if (digits.length < least) return digits.join('');
  const groups = [digits.slice(-last).join('')];
  for (let end = digits.length - last; end > 0; end -= other) {
    groups.unshift(digits.slice(Math.max(0, end - other), end).join(''));
  }
  return groups.join(separator);
}
