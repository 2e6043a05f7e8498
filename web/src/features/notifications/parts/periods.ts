import type { Notice } from 'features/notifications/api';

/** How long ago something is told to be. */
export type Period = 'today' | 'yesterday' | 'week' | 'earlier';

/** Notices of one period. */
interface Group {
  period: Period;
  notices: Notice[];
}

const DAY_MS = 24 * 3_600_000;

/** Notices by when they came, in their order; `startOfDay` knows the zone. Pure. */
export function byPeriod(
  notices: readonly Notice[],
  now: number,
  startOfDay: (ms: number) => number,
): Group[] {
  const today = startOfDay(now);
  const yesterday = startOfDay(today - 1);
  const week = startOfDay(today - 6 * DAY_MS);
  const periodOf = (ms: number): Period => {
    if (ms >= today) return 'today';
    if (ms >= yesterday) return 'yesterday';
    return ms >= week ? 'week' : 'earlier';
  };
  const groups: Group[] = [];
  for (const notice of notices) {
    const period = periodOf(notice.created_ms);
    const group = groups.at(-1);
    if (group?.period === period) group.notices.push(notice);
    else groups.push({ period, notices: [notice] });
  }
  return groups;
}
