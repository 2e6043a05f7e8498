import { describe, expect, it } from 'vitest';
import { type CameFrom, cameFrom } from './cameFrom';

const search = '/search/pins/?q=oak+chair&rs=typed';

describe('where a viewer came from to pin 9', () => {
  it.each<[string, string[], CameFrom]>([
    ['nothing is known', [], {}],
    ['the pin itself, which was opened first', ['/pin/9/'], {}],
    [
      'the home feed',
      ['/'],
      {
        source: 'homefeed',
        topLevelSource: 'homefeed',
        topLevelSourceDepth: 0,
        homefeedSourceSig: 'sig 9',
      },
    ],
    [
      'the home feed by its other address, while the pin is shown',
      ['/ines/', '/homefeed/', '/pin/some-words--9/?utm=x'],
      {
        source: 'homefeed',
        topLevelSource: 'homefeed',
        topLevelSourceDepth: 0,
        homefeedSourceSig: 'sig 9',
      },
    ],
    [
      'two close-ups after the home feed',
      ['/', '/pin/1/', '/pin/2/'],
      {
        source: 'closeup',
        topLevelSource: 'homefeed',
        topLevelSourceDepth: 2,
        homefeedSourceSig: 'sig 1',
      },
    ],
    [
      'a pin of the home feed whose picture is not known any more',
      ['/', '/pin/77/'],
      { source: 'closeup', topLevelSource: 'homefeed', topLevelSourceDepth: 1 },
    ],
    [
      'a search',
      ['/', search],
      {
        source: 'search',
        topLevelSource: 'search',
        topLevelSourceDepth: 0,
        searchQuery: 'oak chair',
      },
    ],
    [
      'a close-up after a search',
      [search, '/pin/1/'],
      {
        source: 'closeup',
        topLevelSource: 'search',
        topLevelSourceDepth: 1,
        searchQuery: 'oak chair',
      },
    ],
    [
      'a search that was narrowed by a guide',
      [`${search}&guide=dark`],
      {
        source: 'search',
        topLevelSource: 'search',
        topLevelSourceDepth: 0,
        searchQuery: 'oak chair dark',
      },
    ],
    [
      'a search without words',
      ['/search/pins/'],
      { source: 'search', topLevelSource: 'search', topLevelSourceDepth: 0 },
    ],
    [
      'a board',
      ['/oak/rooms/'],
      { source: 'board', topLevelSource: 'board', topLevelSourceDepth: 0 },
    ],
    [
      'a section',
      ['/oak/rooms/light/'],
      { source: 'section', topLevelSource: 'section', topLevelSourceDepth: 0 },
    ],
    [
      'a profile',
      ['/oak/'],
      { source: 'profile', topLevelSource: 'profile', topLevelSourceDepth: 0 },
    ],
    ...(
      [
        ['a topic', '/topics/birds/', 'topic'],
        ['Today', '/today/', 'today'],
        ['an article', '/today/birds/garden-birds/7/', 'today'],
        ['ideas', '/ideas/', 'ideas'],
        ['ideas about something', '/ideas/birds/7/', 'ideas'],
        ['the shop', '/shopping/', 'shopping'],
        ['the shop of a topic', '/shopping/lighting/7/?price_max=50', 'shopping'],
        ['videos', '/videos/', 'videos'],
        ['videos about something', '/videos/?category=birds', 'videos'],
        ['a user with a name of many', '/constructor/', 'profile'],
      ] as const
    ).map(([name, address, kind]): [string, string[], CameFrom] => [
      name,
      [address],
      { source: kind, topLevelSource: kind, topLevelSourceDepth: 0 },
    ]),
    [
      'the settings',
      ['/settings/privacy/'],
      { source: 'other', topLevelSource: 'other', topLevelSourceDepth: 0 },
    ],
    [
      'making a pin',
      ['/pin/create/'],
      { source: 'other', topLevelSource: 'other', topLevelSourceDepth: 0 },
    ],
    ['close-ups alone', ['/pin/1/', '/pin/2/', '/pin/9/'], { source: 'closeup' }],
    [
      'videos that were swiped through',
      ['/videos/', '/videos/all/1/', '/videos/all/2/', '/videos/all/9/'],
      { source: 'closeup', topLevelSource: 'videos', topLevelSourceDepth: 2 },
    ],
    [
      'a pin that stood at two addresses',
      ['/oak/', '/pin/1/', '/pin/1/?comments=1', '/pin/9/', '/pin/9/?comments=1'],
      { source: 'closeup', topLevelSource: 'profile', topLevelSourceDepth: 1 },
    ],
  ])('%s', (_, addresses, expected) => {
    const known = ['1', '2', '9'];
    const signatureOf = (id: string) => (known.includes(id) ? `sig ${id}` : undefined);
    expect(cameFrom(addresses, '9', signatureOf)).toEqual(expected);
  });
});
