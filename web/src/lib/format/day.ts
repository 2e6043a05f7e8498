import { days } from 'lib/format/looks';

/** How days look in a locale. */
export interface DayLook {
  /** The months, as they stand in a day. */
  months: readonly string[];
  /** `{month} {day}, {year}`. */
  order: string;
}

/** A day as `Intl.DateTimeFormat` writes it in its medium form, `Nov 21, 2026`, without Intl. */
export function formatDay(ms: number, locale: string): string {
  const look = days[locale] ?? days.en;
  const date = new Date(ms);
  if (!look) return date.toDateString();
  return look.order
    .replace('{year}', String(date.getFullYear()))
    .replace('{month}', look.months[date.getMonth()] ?? '')
    .replace('{day}', String(date.getDate()));
}

/**
 * The same with the time of day, `Nov 21, 2026, 2:05 PM`. For pages that are drawn
 * in the browser alone: the engine that renders on the server has no Intl.
 */
export function formatMoment(ms: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(ms));
}
