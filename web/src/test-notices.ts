import type { Notice } from 'features/notifications/api';
import { pin, viewer } from './test-views';

/** Views of what the viewer is told, as those of `test-views`. */

/** Another user's name, and what else a notice says of them. */
export function actor(id: string, fullName: string): Notice['actors'][number] {
  const username = fullName.toLowerCase().replaceAll(' ', '-');
  return viewer({ id, username, full_name: fullName });
}

/** A user saved a pin of the viewer, and they have not seen that yet. */
export function notice(over: Partial<Notice> = {}): Notice {
  return {
    type: 'notice',
    id: '500',
    kind: 'save',
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    created_ms: 1_593_065_622_000,
    is_seen: false,
    count: 1,
    actors: [actor('2', 'Mei Sato')],
    pin: pin() as never,
    board: null,
    comment: null,
    pins: [],
    announcement: null,
    ...over,
  };
}
