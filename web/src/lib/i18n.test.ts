import { chooseCatalogue } from 'lib/i18n';
import { expect, it } from 'vitest';

it.each([
  ['pt_BR', 'pt_BR'],
  ['pt-BR', 'pt_BR'],
  ['de_AT', 'de'],
  ['en_GB', 'en'],
  ['xx', 'en'],
])('%s is served by %s', (locale, catalogue) => {
  expect(chooseCatalogue(locale, ['en', 'de', 'pt_BR'])).toBe(catalogue);
});
