import { useLingui } from '@lingui/react/macro';
import { ago } from 'lib/format/ago';
import { formatDay, formatMoment } from 'lib/format/day';

interface WhenProps {
  /** The moment, milliseconds since 1970. */
  ms: number;
  className?: string | undefined;
}

/** How long something is ago, and after a week its day. In the browser alone. */
export function When({ ms, className }: WhenProps) {
  const { i18n } = useLingui();
  const words = useAgo(ms);
  return (
    <time
      className={className}
      dateTime={new Date(ms).toISOString()}
      title={formatMoment(ms, i18n.locale)}
    >
      {words}
    </time>
  );
}

function useAgo(ms: number): string {
  const { t, i18n } = useLingui();
  const passed = ago(ms, Date.now());
  if (!passed) return formatDay(ms, i18n.locale);
  const { unit, count } = passed;
  if (unit === 'now') return t`Now`;
  if (unit === 'minutes') return t`${count} min`;
  return unit === 'hours' ? t`${count} h` : t`${count} d`;
}
