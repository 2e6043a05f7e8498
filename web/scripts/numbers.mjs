import { readdir, writeFile } from 'node:fs/promises';

/**
 * Writes how whole numbers and days look in every locale that has a catalogue, from
 * Node's Intl: the server's script engine has none, and its markup must equal
 * what the browser would draw.
 */

const locales = await readdir(new URL('../src/locales/', import.meta.url));

const tables = locales.map((locale) => {
  const format = new Intl.NumberFormat(locale.replace('_', '-'));
  const parts = format.formatToParts(-1234567);
  const groups = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => [...value].length);
  const separator = parts.find(({ type }) => type === 'group')?.value ?? '';
  const fourDigits = format.formatToParts(1234).some(({ type }) => type === 'group');
  return [
    locale,
    {
      minus: parts.find(({ type }) => type === 'minusSign')?.value ?? '-',
      separator,
      decimal: format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
      last: groups.at(-1) ?? 3,
      other: groups.at(-2) ?? 3,
      least: fourDigits ? 4 : 5,
      digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)).join(''),
    },
  ];
});

const days = locales.map((locale) => {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium' });
  const of = (month) => format.formatToParts(new Date(2026, month, 21));
  const months = Array.from(
    { length: 12 },
    (_, month) => of(month).find(({ type }) => type === 'month')?.value ?? '',
  );
  const order = of(0).map(({ type, value }) => (type === 'literal' ? value : `{${type}}`));
  return [locale, { months, order: order.join('') }];
});

const text = `import type { DayLook } from 'lib/format/day';
import type { NumberLook } from 'lib/format/number';

/** Written by \`npm run numbers\`; never edited. */
export const looks: Record<string, NumberLook> = ${JSON.stringify(Object.fromEntries(tables), null, 2)};

/** Written by \`npm run numbers\`; never edited. */
export const days: Record<string, DayLook> = ${JSON.stringify(Object.fromEntries(days), null, 2)};
`;
await writeFile(new URL('../src/lib/format/looks.ts', import.meta.url), text);
