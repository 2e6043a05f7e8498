/** How long something is ago, in the largest unit that has passed; null after a week. */
export type Ago = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } | null;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a moment is ago at another, both in milliseconds; one to come is now. Pure. */
export function ago(ms: number, now: number): Ago {
  const passed = now - ms;
  if (passed < MINUTE_MS) return { unit: 'now', count: 0 };
  if (passed < HOUR_MS) return { unit: 'minutes', count: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { unit: 'hours', count: Math.floor(passed / HOUR_MS) };
  if (passed < 7 * DAY_MS) return { unit: 'days', count: Math.floor(passed / DAY_MS) };
  return null;
}
