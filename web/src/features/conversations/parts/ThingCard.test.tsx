import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { message } from '../../../test-talk';
import { board, didIt, pin, viewer } from '../../../test-views';
import { MessageRun } from './MessageRun';
import { divided } from './runs';
import type { ShownMessage } from './things';
import type { SeenMark } from './useSeen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const ben = viewer({ id: '5', username: 'ben', full_name: 'Ben' });

const UNSEEN: SeenMark = { id: null, users: [], lined: new Set() };

function show(over: Partial<ShownMessage>, isGroup = false) {
  const [day] = divided([{ ...message(), text: '', ...over }], () => 0);
  const run = day?.runs[0];
  if (run) renderApp(<MessageRun run={run} seen={UNSEEN} isGroup={isGroup} mayReact={false} />);
}

/** The pin, with who sent it. */
const RECEIVED = '/pin/900/sent/?conversation=33&sender=2';

it.each([
  ['a pin', { pin: pin() }, 'Slow morning light on oak', RECEIVED],
  ['a pin without a title', { pin: pin({ title: '' }) }, 'A chair by a window', RECEIVED],
  ['a board', { board: board() }, /^Kitchen light ?Ines Moreau · 4 pins$/, '/ines/kitchen-light/'],
  ['a user', { user: ben }, /^Ben ?@ben$/, '/ben/'],
  ['a did-it', { user_did_it_data: didIt() }, /^Made by Ines Moreau ?It holds\.$/, '/pin/900/'],
])('%s leads to its page', (_what, thing, name, href) => {
  show(thing);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('leads to the pin alone from what the viewer sent', () => {
  show({ pin: pin(), is_mine: true, sender: viewer() });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/pin/900/');
});

it('keeps the place of a picture in its proportion', () => {
  show({ pin: pin() });
  const picture = screen.getByRole('img', { name: 'A chair by a window' });
  expect(picture.parentElement?.style.aspectRatio).toBe('0.5');
});

it('hides the picture of a board of which others are warned', () => {
  const screened = { show_warning: true } as never;
  show({ board: board({ sensitivity_screen: screened }) });
  expect(document.querySelector('img[src*="oak.jpg"]')).toBeNull();
});

it.each([
  ['pin', { pin: pin({ sensitivity_screen: { reason: 'mature', show_warning: true } }) }],
  [
    'did-it',
    {
      user_did_it_data: didIt({
        images: [pin().images as never],
        sensitivity_screen: { reason: 'mature', show_warning: true },
      }),
    },
  ],
])('hides the picture of a sensitive %s', (_what, thing) => {
  show(thing);
  const href = screen.getByRole('link').getAttribute('href');
  expect(href).toMatch(/^\/pin\/900\//);
  expect(document.querySelector('img[src*="oak.jpg"]')).toBeNull();
});

it('says that something is not shown, and who wrote it in a group', () => {
  show({ is_thing_hidden: true, text: 'This one' }, true);
  expect(screen.getByText('This is not shown to you.')).toBeVisible();
  expect(screen.getByText('This one')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Berg' })).toHaveAttribute('href', '/ada/');
});
