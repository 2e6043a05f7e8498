import { formatBytes } from 'lib/format/bytes';
import { expect, it } from 'vitest';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 KB'],
  [12_345, '12.3 KB'],
  [123_456, '123 KB'],
  [1_000_000, '1.0 MB'],
  [5_200_000_000, '5.2 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
