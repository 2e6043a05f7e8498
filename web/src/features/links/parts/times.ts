import { useLingui } from '@lingui/react/macro';
import type { Schema } from 'lib/call';
import { formatNumber } from 'lib/format/number';

/** Writes hours and minutes, `1 hr 15 min`. */
export function useTimeWords(): (time: Schema['RichTime']) => string {
  const { t, i18n } = useLingui();
  return ({ h, m }) => {
    const [hours, minutes] = [formatNumber(h, i18n.locale), formatNumber(m, i18n.locale)];
    if (h === 0) return t`${minutes} min`;
    return m === 0 ? t`${hours} hr` : t`${hours} hr ${minutes} min`;
  };
}

/** The day of a date, as local midnight: a page's day is the same everywhere. */
export function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}
