import type { DayLook } from 'lib/format/day';
import type { NumberLook } from 'lib/format/number';

/** Written by `npm run numbers`; never edited. */
export const looks: Record<string, NumberLook> = {
  "en": {
    "minus": "-",
    "separator": ",",
    "decimal": ".",
    "last": 3,
    "other": 3,
    "least": 4,
    "digits": "0123456789"
  }
};

/** Written by `npm run numbers`; never edited. */
export const days: Record<string, DayLook> = {
  "en": {
    "months": [
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "May",
      "Jun",
      "Jul",
      "Aug",
      "Sep",
      "Oct",
      "Nov",
      "Dec"
    ],
    "order": "{month} {day}, {year}"
  }
};
