import type { NumberLook } from 'lib/format/number';

/** Written by `npm run numbers`; never edited. */
export const looks: Record<string, NumberLook> = {
  en: {
    minus: '-',
    separator: ',',
    last: 3,
    other: 3,
    least: 4,
    digits: '0123456789',
  },
};
