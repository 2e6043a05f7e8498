import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../test-app';
import { Arrival } from './Arrival';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const METADATA = 'InviteCodeMetadataResource/get';

const sentBy = (full_name: string) => ({
  invite_channel: 1,
  is_entry: true,
  sender: {
    id: '2',
    first_name: full_name,
    full_name,
    image_medium_url: null,
    should_show_messaging: true,
  },
});

/** What the server says of codes. */
const SAID: Record<string, unknown> = {
  ada: sentBy('Ada Berg'),
  ben: sentBy('Ben Lind'),
  gone: failure({ status: 404, key: 'NotFound' }),
  down: failure({ status: 503, key: 'Busy' }),
  none: null,
};

function arrive(at: string) {
  const door = { [METADATA]: ({ invite_code }: { invite_code: string }) => SAID[invite_code] };
  const shown = renderApp(<Arrival />, { door, at });
  const asked = () =>
    shown.calls.map(({ options }) => (options as { invite_code: string }).invite_code);
  return { ...shown, asked };
}

const notice = () => screen.queryByRole('complementary', { name: 'Invite' });

it('says nothing, and asks nothing, without a code in the address', async () => {
  const { asked } = arrive('/pin/123/?utm_source=x');
  await act(() => new Promise((done) => setTimeout(done)));
  expect(notice()).toBeNull();
  expect(asked()).toEqual([]);
});

it('tells of who invites by the code in the address, and of another by another', async () => {
  const { asked, router } = arrive('/pin/123/?invite_code=ada');
  expect(await screen.findByText('Ada Berg')).toBeVisible();
  await act(() => router.navigate('/pin/123/?invite_code=ben'));
  expect(await screen.findByText('Ben Lind')).toBeVisible();
  expect(screen.queryByText('Ada Berg')).toBeNull();
  expect(asked()).toEqual(['ada', 'ben']);
  await act(() => router.navigate('/pin/123/'));
  expect(notice()).toBeNull();
});

it.each(['gone', 'down', 'none'])(
  'is cleared by a code of which it hears nothing: %s',
  async (code) => {
    const { asked, router } = arrive('/pin/123/?invite_code=ada');
    await screen.findByText('Ada Berg');
    await act(() => router.navigate(`/pin/123/?invite_code=${code}`));
    await waitFor(() => expect(asked()).toEqual(['ada', code]));
    await waitFor(() => expect(notice()).toBeNull());
  },
);
