import type { Schema } from 'lib/call';

/** Hours and minutes as a locale writes them, `1 hr 15 min`; for parts that the browser alone draws. */
export function timeWords({ h, m }: Schema['RichTime'], locale: string): string {
  const words = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale.replace('_', '-'), { style: 'unit', unit }).format(value);
  const parts = [h > 0 ? words(h, 'hour') : '', m > 0 || h === 0 ? words(m, 'minute') : ''];
  return parts.filter(Boolean).join(' ');
}

/** Seconds as players show them, `3:02` or `1:03:02`. */
export function clockWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The day of a date, as local midnight: a page's day is the same everywhere. */
export function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}
