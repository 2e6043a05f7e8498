import { expect, it } from 'vitest';
import { pinDetail } from '../../../test-views';
import { endsBelow } from './endsBelow';

it.each([
  ['a wide picture', 1000, 500, 'Oak', false],
  ['a square one', 1000, 1000, 'Oak', false],
  ['a high one', 1000, 1500, 'Oak', true],
  ['one that the title pushes down', 1000, 1400, 'Oak', true],
  ['the same without a title', 1000, 1400, '', false],
  ['a small high one, which is not drawn as wide', 100, 150, 'Oak', false],
])('%s', (_, width, height, title, below) => {
  const plain = pinDetail({ title, rich_metadata: null });
  const orig = { ...plain.images.orig, width, height };
  expect(endsBelow({ ...plain, images: { ...plain.images, orig } })).toBe(below);
});
