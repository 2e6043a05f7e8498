import { expect, it } from 'vitest';
import { type InviteKind, inviteKind, pinOfPath } from './inviteKind';

const writes = { id: '1', should_show_messaging: true };
const silent = { id: '1', should_show_messaging: false };
const visitor = { viewer: null, isLimited: false, isMobile: false };
const user = { viewer: writes, isLimited: false, isMobile: false };

const metadata = (invite_channel = 1, should_show_messaging = true, id = '2') => ({
  invite_channel,
  sender: {
    id,
    first_name: 'Ada',
    full_name: 'Ada Berg',
    image_medium_url: null,
    should_show_messaging,
  },
});

it.each<[string, ReturnType<typeof metadata>, typeof user | typeof visitor, InviteKind | null]>([
  ['signed out on a desktop', metadata(), visitor, 'popover'],
  ['whether the sender writes or not', metadata(1, false), visitor, 'popover'],
  ['signed out on a phone', metadata(), { ...visitor, isMobile: true }, null],
  ['channel 5', metadata(5), visitor, null],
  ['channel 9', metadata(9), visitor, null],
  ['channel 12', metadata(12), visitor, null],
  ['channel 16', metadata(16), visitor, null],
  ['the channels between', metadata(11), visitor, 'popover'],
  ['a limited log-in', metadata(), { ...visitor, isLimited: true }, null],
  ['signed in on a desktop', metadata(), user, 'desktop-toast'],
  ['signed in on a phone', metadata(), { ...user, isMobile: true }, 'mobile-toast'],
  ['signed in, by any channel', metadata(5), user, 'desktop-toast'],
  ['a sender who writes no messages', metadata(1, false), user, null],
  ['a viewer who writes none', metadata(), { ...user, viewer: silent }, null],
  ['the sender', metadata(1, true, '1'), user, null],
])('%s', (_who, told, looking, expected) => {
  expect(inviteKind(told, looking)).toBe(expected);
});

it.each([
  ['/pin/123/', '123'],
  ['/pin/123', '123'],
  ['/pin/old-towns--123/', '123'],
  ['/pin/123/sent/', '123'],
  ['/pin/create/', undefined],
  ['/ada/towns/', undefined],
  ['/', undefined],
])('reads the pin of %s', (path, expected) => {
  expect(pinOfPath(path)).toBe(expected);
});
