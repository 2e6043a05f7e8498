import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** The language every text is written in: it needs no catalogue. */
export const SOURCE_LOCALE = 'en';

/**
 * The catalogue that serves a locale best: its own, its language's, or the
 * source's. Dashes count as underscores (specification §5 "Locales").
 */
export function chooseCatalogue(locale: string, available: readonly string[]): string {
  const wanted = locale.replaceAll('-', '_');
  const language = wanted.split('_')[0] ?? '';
  return [wanted, language].find((name) => available.includes(name)) ?? SOURCE_LOCALE;
}

/** Translation for one page or one render; never shared between viewers. */
export function createI18n(locale: string, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
