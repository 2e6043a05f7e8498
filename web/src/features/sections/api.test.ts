import { createAppStore } from 'app/store';
import { sectionsApi } from 'features/sections/api';
import { usersApi } from 'features/users/api';
import { callUntyped, type Outcome } from 'lib/call';
import { expect, it, vi } from 'vitest';
import { board, session, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const done = { data: {}, bookmark: null } as Outcome<unknown>;
const refused = { error: { status: 403, key: 'NotAllowed' } } as Outcome<unknown>;
const alone = { is_collaborative: false } as const;
const shared = { is_collaborative: true } as const;

// A section of four pins goes, of a profile that counts nine.
it.each([
  ['with its pins', { ...alone, privacy: 'public' }, false, done, 5],
  ['and its pins stay', { ...alone, privacy: 'public' }, true, done, 9],
  ['of a secret board', { ...alone, privacy: 'secret' }, false, done, 9],
  ['of a protected board', { ...alone, privacy: 'protected' }, false, done, 9],
  // The server counts; the profile is asked for when it is shown again.
  ['where others save too', { ...shared, privacy: 'public' }, false, done, undefined],
  ['not, being refused', { ...alone, privacy: 'public' }, false, refused, 9],
] as const)('a section deleted %s corrects the profile', async (_, over, keep_pins, said, pins) => {
  const store = createAppStore(session(viewer()), 'browser');
  const asked = { username: 'ines' };
  const place = { username: 'ines', slug: 'kitchen-light', section_slug: 'lamps' };
  await store.dispatch(usersApi.util.upsertQueryData('getUser', asked, viewer()));
  await store.dispatch(
    sectionsApi.util.upsertQueryData('getSection', place, {
      type: 'board_section',
      id: '70',
      title: 'Lamps',
      slug: 'lamps',
      board: board(over),
      pin_count: 4,
      cover_images: [],
    }),
  );
  vi.mocked(callUntyped).mockResolvedValue(said);
  await store.dispatch(
    sectionsApi.endpoints.deleteSection.initiate({ section_id: '70', keep_pins }),
  );
  const known = usersApi.endpoints.getUser.select(asked)(store.getState()).data;
  expect(known?.pin_count).toBe(pins);
});
