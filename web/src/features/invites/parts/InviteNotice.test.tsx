import { screen, waitFor } from '@testing-library/react';
import { type AppData, AppDataProvider, useAppData } from 'lib/appData';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { InviteNotice } from './InviteNotice';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const sender = {
  id: '2',
  first_name: 'Ada',
  full_name: 'Ada Berg',
  image_medium_url: null,
  should_show_messaging: true,
};
const metadata = { invite_channel: 1, is_entry: true, sender };
const METADATA = 'InviteCodeMetadataResource/get';

/** The notice on a page of this kind. */
function Page({ isMobile }: Pick<AppData, 'isMobile'>) {
  return (
    <AppDataProvider value={{ ...useAppData(), isMobile }}>
      <InviteNotice code="abc" />
    </AppDataProvider>
  );
}

const notice = () => screen.findByRole('complementary', { name: 'Invite' });

it('tells a visitor on a desktop who invites', async () => {
  const door = { [METADATA]: () => metadata };
  const { calls } = renderApp(<Page isMobile={false} />, { door });
  expect(await notice()).toHaveAttribute('data-kind', 'popover');
  expect(screen.getByText('invited you to Magpie.')).toBeVisible();
  expect(calls).toEqual([{ name: METADATA, options: { invite_code: 'abc' } }]);
});

it('tells them who shared a link that opens nothing', async () => {
  renderApp(<Page isMobile={false} />, {
    door: { [METADATA]: () => ({ ...metadata, is_entry: false }) },
  });
  expect(await screen.findByText('sent you this.')).toBeVisible();
});

it.each([
  ['desktop-toast', false],
  ['mobile-toast', true],
])('tells a user by a %s, with who and which pin it is about', async (kind, isMobile) => {
  const door = { [METADATA]: () => metadata };
  const user = viewer({ should_show_messaging: true });
  renderApp(<Page isMobile={isMobile} />, {
    door,
    viewer: user,
    at: '/pin/123/sent/?invite_code=abc',
  });
  const shown = await notice();
  expect(shown).toHaveAttribute('data-kind', kind);
  expect(shown).toHaveAttribute('data-inviter-id', '2');
  expect(shown).toHaveAttribute('data-viewer-id', '1');
  expect(shown).toHaveAttribute('data-pin-id', '123');
});

it('says nothing of a code that does not work', async () => {
  const door = { [METADATA]: () => failure({ status: 404, key: 'NotFound' }) };
  const { calls } = renderApp(<Page isMobile={false} />, { door });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
});
