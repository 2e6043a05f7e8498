/**
 * The time of day as `Intl.DateTimeFormat` writes it in its short form, `2:05 PM`. For what is drawn
 * in the browser alone: the engine that renders on the server has no Intl.
 */
export function formatTime(ms: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { timeStyle: 'short' });
  return format.format(new Date(ms));
}
