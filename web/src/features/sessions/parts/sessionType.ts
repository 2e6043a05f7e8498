import type { Viewer } from 'features/users/api';

/** The kind of session that another country's host is asked for (specification §6). */
export type SessionType = 'partner' | 'non_partner' | 'mweb';

/** Phones have their own kind, for every viewer. */
export function sessionType(viewer: Pick<Viewer, 'is_partner'>, isMobile: boolean): SessionType {
  if (isMobile) return 'mweb';
  return viewer.is_partner ? 'partner' : 'non_partner';
}
