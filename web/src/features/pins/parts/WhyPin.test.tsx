import { screen } from '@testing-library/react';
import type { Pin } from 'features/pins/api';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pin, viewer } from '../../../test-views';
import { WhyPin } from './WhyPin';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

type Told = NonNullable<Pin['recommendation_reason']>;

function draw(told: Partial<Told>) {
  const none = { reason_id: null, board: null, interest: null, article: null };
  const reason = { ...none, ...told } as Told;
  const shown = pin({ recommendation_reason: reason });
  return renderApp(<WhyPin pin={shown} onClose={() => {}} />, { viewer: viewer() });
}

const board = { type: 'board', id: '51', name: 'Rooms', url: '/ines/rooms/' };
const interest = { id: '11', key: 'birds', name: 'Birds' };
const article = { type: 'article', id: '9', title: 'Owls', url: '/today/article/owls/9/' };
const cases: [Partial<Told>, string, string | null][] = [
  [{ reason: 'FOLLOWED' }, 'You follow Oak & Linen or the board that it is saved to.', '/oak/'],
  [
    { reason: 'P2P', reason_id: '7', board },
    'It is often saved beside a pin that you saved to Rooms.',
    '/ines/rooms/',
  ],
  [{ reason: 'P2P', board }, 'It is often saved beside pins of Rooms.', '/ines/rooms/'],
  [{ reason: 'P2P', reason_id: '7' }, 'It is often saved beside this pin.', '/pin/7/'],
  [{ reason: 'LOOKALIKE', reason_id: '7' }, 'It looks like this pin.', '/pin/7/'],
  [{ reason: 'WORDS', reason_id: '7' }, 'Much the same is said of it as of this pin.', '/pin/7/'],
  [{ reason: 'WORDS', board }, 'Much the same is said of it as of pins of Rooms.', '/ines/rooms/'],
  [{ reason: 'BOARD', reason_id: '7' }, 'It is on the board of this pin.', '/pin/7/'],
  [
    { reason: 'P2P_CLICKTHROUGH', reason_id: '7' },
    'It is often saved beside a pin that you opened.',
    '/pin/7/',
  ],
  [
    { reason: 'FRESH_TEXT_EMBEDDINGS', reason_id: '7' },
    'It is new and much like a pin that you saved or opened.',
    '/pin/7/',
  ],
  [{ reason: 'INTEREST', interest }, 'You follow the topic Birds.', '/topics/birds/'],
  [
    { reason: 'ARTICLE', reason_id: '9', article },
    'It is part of Owls, which stands on Today.',
    '/today/article/owls/9/',
  ],
  [{ reason: 'ARTICLE', reason_id: '9' }, 'It is part of an article of Today.', null],
  [{ reason: 'POPULAR' }, 'Many people save it at the moment.', null],
  [{ reason: 'FRESH' }, 'It is new here.', null],
  [
    { reason: 'OLDER' },
    'You have come to the end of what is new and often saved: it is older.',
    null,
  ],
  [{ reason: 'SEEN' }, 'You saw it a short while ago, and have come to the end of the rest.', null],
];

it.each(cases)('tells %j as a sentence', (told, sentence, href) => {
  draw(told);
  const said = screen.getByText((_, element) => element?.tagName === 'P');
  expect(said).toHaveTextContent(sentence);
  expect(said.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
});
