import { screen, waitFor } from '@testing-library/react';
import { BoardActions } from 'features/boards/screens/BoardActions';
import { DidItEntry } from 'features/comments/parts/DidItEntry';
import { ConversationMenu } from 'features/conversations/parts/ConversationMenu';
import { type Ways, WaysContext } from 'features/conversations/parts/ways';
import { ReportPin } from 'features/pins/parts/ReportPin';
import { BlockedProfile } from 'features/users/parts/BlockedProfile';
import { ProfileMenu } from 'features/users/screens/ProfileMenu';
import type { ReportTarget } from 'lib/reportTarget';
import type { ReactNode } from 'react';
import { MenuButton } from 'ui/menu/MenuButton';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test-app';
import { videos } from '../../test-media';
import { conversation } from '../../test-talk';
import { board, didIt, pinDetail, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ben = viewer({ id: '2', username: 'ben', full_name: 'Ben' });
const nothing = () => undefined;
const product = { price: '5', currency: 'EUR', availability: null } as never;

const rooms = (
  <BoardActions
    board={board({ owner: ben, access: [] })}
    Membership={({ others }) => <MenuButton icon="more" label="More" entries={others} />}
    onOrganise={nothing}
    onAsk={nothing}
  />
);
const ways: Ways = { isPage: false, open: nothing, showList: nothing, begin: nothing };
const talk = (
  <WaysContext value={ways}>
    <ConversationMenu conversation={conversation({})} onSearch={nothing} onDialog={nothing} />
  </WaysContext>
);

interface Row {
  /** What has the entry. */
  part: ReactNode;
  /** What is pressed, in order. */
  presses: [] | [RegExp] | [RegExp, string];
  /** What the dialog is about then. */
  target: Partial<ReportTarget>;
}

it.each<[string, Row]>([
  [
    'a board',
    { part: rooms, presses: [/^More/, 'Report board'], target: { id: '50', type: 'board' } },
  ],
  [
    'a user',
    {
      part: <ProfileMenu user={ben} />,
      presses: [/^More/, 'Report Ben'],
      target: { id: '2', type: 'user' },
    },
  ],
  [
    'a blocked user',
    {
      part: <BlockedProfile user={ben} />,
      presses: [/^Report$/],
      target: { id: '2', type: 'user' },
    },
  ],
  [
    'a conversation',
    {
      part: talk,
      presses: [/^More/, 'Report conversation'],
      target: { id: '33', type: 'conversation' },
    },
  ],
  [
    'a did-it, below its pin',
    {
      part: <DidItEntry didIt={didIt({ user: ben })} />,
      presses: [/^More/, 'Report'],
      target: { id: '700', type: 'user_did_it_data', parentId: '900' },
    },
  ],
  [
    'a pin',
    {
      part: <ReportPin pin={pinDetail()} onClose={nothing} />,
      presses: [],
      target: { id: '900', type: 'pin' },
    },
  ],
  [
    'a pin whose page sells something',
    {
      part: <ReportPin pin={pinDetail({ product })} onClose={nothing} />,
      presses: [],
      target: { id: '900', type: 'pin', isProduct: true },
    },
  ],
  [
    'a video',
    {
      part: <ReportPin pin={pinDetail({ videos: videos() })} onClose={nothing} />,
      presses: [],
      target: { id: '900', type: 'pin', videoDuration: 60_000 },
    },
  ],
])('%s is what its menu reports', async (_, { part, presses, target }) => {
  const { user, store } = renderApp(part, { viewer: viewer() });
  const [button, entry] = presses;
  if (button) await user.click(screen.getByRole('button', { name: button }));
  if (entry) await user.click(await screen.findByRole('menuitem', { name: entry }));
  const plain = { parentId: null, isProduct: false, videoDuration: null };
  const reportTarget = { ...plain, ...target };
  await waitFor(() => expect(store.getState()).toMatchObject({ reportTarget }));
});
