import { expect, it } from 'vitest';
import { videos } from '../../../test-media';
import { waysOf } from './ways';

it.each([
  ['that plays HLS', { hls: true, handed: false }, ['browser', 'file']],
  ['that plays both', { hls: true, handed: true }, ['browser', 'script', 'file']],
  ['that is handed parts', { hls: false, handed: true }, ['script', 'file']],
  ['that knows files alone', { hls: false, handed: false }, ['file']],
])('a browser %s plays a video so', (_, able, expected) => {
  const ways = waysOf(videos(), able);
  expect(ways.map(({ by }) => by)).toEqual(expected);
  for (const { by, url } of ways) expect(url).toMatch(by === 'file' ? /\.mp4$/ : /\.m3u8$/);
});
