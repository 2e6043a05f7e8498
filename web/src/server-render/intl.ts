import { formatNumber } from 'lib/format/number';
import { en } from 'make-plural/cardinals';
import { en as ordinal } from 'make-plural/ordinals';

/**
 * The part of Intl that translations use: plurals by the same tables as the
 * browser's, and whole numbers by lib/format.
 */

/** One pair of rules per catalogue; a new locale adds its own here. */
const rules = { cardinal: en, ordinal };

class PluralRules {
  readonly #kind: 'cardinal' | 'ordinal';

  constructor(_locale: string, options?: { type?: 'cardinal' | 'ordinal' }) {
    this.#kind = options?.type ?? 'cardinal';
  }

  select(count: number): string {
    return rules[this.#kind](count);
  }
}

class NumberFormat {
  readonly #locale: string;

  constructor(locale?: string | readonly string[]) {
    this.#locale = [locale].flat()[0] ?? '';
  }

  format(count: number): string {
    return formatNumber(count, this.#locale);
  }
}

class Collator {
  compare(a: string, b: string): number {
    return a < b ? -1 : Number(a > b);
  }
}

class ListFormat {
  format(parts: readonly string[]): string {
    return parts.join(', ');
  }
}

Object.assign(globalThis, { Intl: { PluralRules, NumberFormat, Collator, ListFormat } });
