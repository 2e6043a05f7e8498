import { expect, it } from 'vitest';
import { followed, NO_QUERY, type SearchQuery } from './searchQuery';

const after = (...addresses: string[]): SearchQuery => addresses.reduce(followed, NO_QUERY);

const results = '/search/pins/?q=robin';
const cases: [string, string[], SearchQuery][] = [
  ['results start it', [results], { words: 'robin', isValid: true, pinIds: [] }],
  [
    'guides are words of it',
    [`${results}&guide=snow`],
    { words: 'robin snow', isValid: true, pinIds: [] },
  ],
  [
    'a close-up belongs to it',
    [results, '/pin/7/'],
    { words: 'robin', isValid: true, pinIds: ['7'] },
  ],
  [
    'on the way back it goes on',
    [results, '/pin/7/', results, '/pin/8/', results],
    { words: 'robin', isValid: true, pinIds: ['7', '8'] },
  ],
  [
    'a pin that is opened again is the latest',
    [results, '/pin/7/', results, '/pin/8/', '/pin/7/'],
    { words: 'robin', isValid: true, pinIds: ['8', '7'] },
  ],
  [
    'a picture chosen among the results changes no words',
    [results, '/pin/7/', `${results}&like=0f`],
    { words: 'robin', isValid: true, pinIds: ['7'] },
  ],
  [
    'other words start another',
    [results, '/pin/7/', '/search/pins/?q=wren'],
    { words: 'wren', isValid: true, pinIds: [] },
  ],
  [
    'another page invalidates it',
    [results, '/pin/7/', '/ada/', '/pin/8/'],
    { words: 'robin', isValid: false, pinIds: ['7'] },
  ],
  [
    'after which the same words start anew',
    [results, '/pin/7/', '/', results],
    { words: 'robin', isValid: true, pinIds: [] },
  ],
  [
    'a page without words is none',
    [results, '/search/pins/'],
    { words: 'robin', isValid: false, pinIds: [] },
  ],
  ['nor is a search by picture', ['/search/visual/?pin_id=7'], NO_QUERY],
  ['without a search pins belong to none', ['/', '/pin/7/'], NO_QUERY],
];

it.each(cases)('%s', (_, addresses, query) => {
  expect(after(...addresses)).toEqual(query);
});
