import { useLingui } from '@lingui/react/macro';
import { formatDay } from 'lib/format/day';
import { startOfDay } from './runs';

/** What a day is called that began at a moment: by its place before this one, else by its date. */
export function useDayName(): (ms: number) => string {
  const { t, i18n } = useLingui();
  const today = startOfDay(Date.now());
  return (ms) => {
    if (ms === today) return t`Today`;
    return ms === startOfDay(today - 1) ? t`Yesterday` : formatDay(ms, i18n.locale);
  };
}
