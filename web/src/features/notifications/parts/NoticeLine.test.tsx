import { cleanup, screen } from '@testing-library/react';
import type { Notice } from 'features/notifications/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { actor, notice } from '../../../test-notices';
import { board, pin, viewer } from '../../../test-views';
import { NoticeLine } from './NoticeLine';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const three = [actor('2', 'Mei Sato'), actor('3', 'Tomas Berg'), actor('4', 'Ada Lind')];
const kitchen = board({ name: 'Kitchen ideas', url: '/ada/kitchen/' }) as never;
const comment = { id: '800', pin_id: '900', text: 'Where did you find it?' };
const search = { id: '7', text: 'There is a new search', link: '/search/' };
const none = { actors: [], count: 0, pin: null };

function show(over: Partial<Notice>) {
  const onAll = vi.fn();
  const shown = renderApp(
    <NoticeLine notice={notice({ is_seen: true, ...over })} onAll={onAll} />,
    {
      viewer: viewer(),
    },
  );
  return { ...shown, onAll };
}

it.each<[Notice['kind'], Partial<Notice>, string, string]>([
  ['follow', { pin: null }, 'Mei Sato started following you', '/mei-sato/'],
  ['save', {}, 'Mei Sato saved your pin', '/pin/900/'],
  ['reaction', {}, 'Mei Sato reacted to your pin', '/pin/900/'],
  ['did_it', {}, 'Mei Sato made what your pin shows', '/pin/900/'],
  ['comment', { comment }, 'Mei Sato commented on your pin', '/pin/900/?comment=800'],
  ['did_it_comment', { comment }, 'Mei Sato commented on what you made', '/pin/900/?comment=800'],
  ['reply', { comment }, 'Mei Sato replied to your comment', '/pin/900/?comment=800'],
  ['comment_like', { comment }, 'Mei Sato liked your comment', '/pin/900/?comment=800'],
  ['comment_highlight', { comment }, 'Mei Sato highlighted your comment', '/pin/900/?comment=800'],
  ['mention', { comment }, 'Mei Sato mentioned you in a comment', '/pin/900/?comment=800'],
  ['board_invite', { board: kitchen }, 'Mei Sato invited you to Kitchen ideas', '/ada/kitchen/'],
  ['board_join', { board: kitchen }, 'Mei Sato joined Kitchen ideas', '/ada/kitchen/'],
  ['join_request', { board: kitchen }, 'would like to join Kitchen ideas', '/ada/kitchen/'],
  [
    'board_proposal',
    { board: kitchen },
    'Mei Sato suggests sharing Kitchen ideas',
    '/ada/kitchen/',
  ],
  ['join_approved', { board: kitchen }, 'approved your request to join', '/ada/kitchen/'],
  ['transfer_offer', { board: kitchen }, 'would like to make you the owner of', '/ada/kitchen/'],
  ['transfer_accepted', { board: kitchen }, 'Mei Sato is now the owner of', '/ada/kitchen/'],
  ['sponsorship_request', {}, 'Mei Sato named you as the sponsor of a pin', '/pin/900/'],
  ['sponsorship_approved', {}, 'approved being the sponsor of your pin', '/pin/900/'],
  ['sponsorship_declined', {}, 'declined to be the sponsor of your pin', '/pin/900/'],
  ['merge_done', { ...none, board: kitchen }, 'was merged into Kitchen ideas', '/ada/kitchen/'],
  ['export_ready', none, 'Your data is ready to download', '/settings/your-data/'],
  ['new_device', none, 'New log-in to your account', '/settings/security/'],
  ['case_decided', none, 'The host decided about something of yours', '/settings/decisions/'],
  ['did_it_like', {}, 'Mei Sato liked what you made', '/pin/900/'],
  ['board_update', { board: kitchen }, 'Mei Sato added pins to Kitchen ideas', '/ada/kitchen/'],
  ['ideas', none, 'Ideas for you this week', '/'],
  ['announcement', { ...none, announcement: search }, 'There is a new search', '/search/'],
  ['mail_refused', none, 'Our mails do not reach you', '/settings/edit/email/'],
  ['device_lost', none, 'A device of yours gets no notifications', '/settings/notifications/'],
])('%s says what happened and leads there', (kind, over, words, address) => {
  const about = over.board ? { pin: null } : { pin: pin() as never };
  show({ kind, ...about, ...over });
  const link = screen.getByRole('link', { name: new RegExp(words) });
  expect(link).toHaveAttribute('href', address);
});

it.each<[string, Partial<Notice>, string]>([
  ['two', { count: 2, actors: three.slice(0, 2) }, 'Mei Sato and Tomas Berg saved your pin'],
  ['one who is shown of two', { count: 2 }, 'Mei Sato and 1 other saved your pin'],
  ['three', { count: 3, actors: three }, 'Mei Sato and 2 others saved your pin'],
  ['many', { count: 12, actors: three }, 'Mei Sato and 11 others saved your pin'],
])('%s', (_who, over, words) => {
  show(over);
  expect(screen.getByRole('link', { name: new RegExp(`^${words}`) })).toBeVisible();
});

it('shows all who did it where the others are pressed', async () => {
  const { user, onAll } = show({ count: 12, actors: three });
  await user.click(screen.getByRole('button', { name: '11 others' }));
  expect(onAll).toHaveBeenCalledOnce();
});

it('leads of several followers to who they are', async () => {
  const { user, onAll } = show({ kind: 'follow', pin: null, count: 3, actors: three });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: /2 others started following you/ }));
  expect(onAll).toHaveBeenCalledOnce();
});

it('quotes what was written, and says what is new', () => {
  show({ kind: 'comment', comment, is_seen: false });
  expect(screen.getByText('“Where did you find it?”')).toBeVisible();
  expect(screen.getByRole('link', { name: /^New: Mei Sato commented/ })).toBeVisible();
});

it('shows pins, each of which opens', () => {
  const pins = [pin({ id: '901', title: 'Oak' }), pin({ id: '902', title: '' })] as never;
  show({ kind: 'ideas', ...none, pins });
  expect(screen.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/pin/901/');
  expect(screen.getByRole('link', { name: 'A pin' })).toHaveAttribute('href', '/pin/902/');
});

it('leads elsewhere where the host does, and nowhere where it only says something', () => {
  const link = 'https://blog.example/';
  show({ kind: 'announcement', ...none, announcement: { ...search, link } });
  const found = screen.getByRole('link');
  expect(found).toHaveAttribute('href', link);
  expect(found).toHaveAttribute('rel', 'noopener noreferrer');
  cleanup();
  show({ kind: 'announcement', ...none, announcement: { ...search, link: null } });
  expect(screen.getByText('There is a new search')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows no sensitive picture', () => {
  const sensitive = pin({ sensitivity_screen: { reason: 'mature', show_warning: true } });
  show({ kind: 'save', pin: sensitive, pins: [sensitive] });
  expect(screen.getByText(/saved your pin/)).toBeVisible();
  expect(document.querySelector('img[src*="oak.jpg"]')).toBeNull();
});
