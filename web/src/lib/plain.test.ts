import { plain } from 'lib/plain';
import { describe, expect, it } from 'vitest';

describe('what a document answers', () => {
  it.each([
    ['names', { gridTitle: 'a', id: '1' }, { grid_title: 'a', id: '1' }],
    ['parts', { board: { isMine: true } }, { board: { is_mine: true } }],
    ['lists', { topics: ['aB'], all: [{ aB: 1 }] }, { topics: ['aB'], all: [{ a_b: 1 }] }],
    ['what is null', { a: null, b: 0, c: '' }, { b: 0, c: '' }],
    ['its type', { __typename: 'PinDetail', a: 1 }, { a: 1 }],
    [
      'sizes of pictures',
      { images236x: { url: 'b' }, imagesOrig: { dominantColor: '#fff' }, images60x60: null },
      { images: { '236x': { url: 'b' }, orig: { dominant_color: '#fff' } } },
    ],
    [
      'a story',
      { storyType: 'a', storyTitle: { args: [] } },
      { story_type: 'a', title: { args: [] } },
    ],
    [
      'forms of a video',
      { videoList: { v720P: { url: 'a' }, vHLSV4: { url: 'b' } } },
      { video_list: { V_720P: { url: 'a' }, V_HLSV4: { url: 'b' } } },
    ],
    ['names that only look like sizes', { imagesOf: 1 }, { images_of: 1 }],
    ['texts', 'aB', 'aB'],
  ])('is told in the names of door 1: %s', (_, told, expected) => {
    expect(plain(told)).toEqual(expected);
  });
});
