/**
 * A day as people of a locale write it, `21 Nov 2026`. For pages that are drawn
 * in the browser alone: the engine that renders on the server has no Intl.
 */
export function formatDay(ms: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'medium' });
  return format.format(new Date(ms));
}

/** The same with the time of day, `21 Nov 2026, 14:05`. */
export function formatMoment(ms: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(ms));
}
