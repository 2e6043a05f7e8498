import type { Notice } from 'features/notifications/api';

/** What a list is after its latest notices were asked for anew. */
interface Merged {
  notices: Notice[];
  /** Whether the list goes on after them as it did; not where some may lie between. */
  goesOn: boolean;
  /** How many of the latest were not known as they are. */
  fresh: number;
}

/**
 * The latest notices before those that are known, the latest first. What was marked as unseen stays
 * so; what would stand among the latest and does not is gone. `isAll` where they are all there are. Pure.
 */
export function merged(
  known: readonly Notice[],
  latest: readonly Notice[],
  isAll: boolean,
): Merged {
  const before = new Map(known.map((notice) => [notice.id, notice]));
  const ids = new Set(latest.map(({ id }) => id));
  const end = latest.at(-1)?.created_ms ?? 0;
  const earlier = known.filter(({ id, created_ms: ms }) => !isAll && !ids.has(id) && ms <= end);
  const isSame = (notice: Notice) => before.get(notice.id)?.created_ms === notice.created_ms;
  const marked = latest.map((notice) => {
    const wasUnseen = isSame(notice) && before.get(notice.id)?.is_seen === false;
    return wasUnseen ? { ...notice, is_seen: false } : notice;
  });
  return {
    notices: [...marked, ...earlier],
    goesOn: isAll || known.length === 0 || latest.some(({ id }) => before.has(id)),
    fresh: latest.filter((notice) => !isSame(notice)).length,
  };
}
