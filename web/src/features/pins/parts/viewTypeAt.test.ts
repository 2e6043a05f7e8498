import { expect, it } from 'vitest';
import { viewTypeAt } from './viewTypeAt';

it.each([
  ['/', 1],
  ['/pin/7/', 3],
  ['/pin/an-oak-chair--7/', 3],
  ['/pin/create/', 1],
  ['/videos/birds/7/', 3],
  ['/videos/all/an-owl--7/', 3],
  ['/videos/', 1],
  ['/search/pins/', 43],
  ['/search/my_pins/', 107],
  ['/search/buyable_pins/', 254],
  ['/search/videos/', 3306],
  ['/search/boards/', 44],
  ['/search/users/', 45],
  ['/search/visual/', 1],
  ['/search/toString/', 1],
  ['/mei/search/', 1],
])('the page %s is of kind %d', (path, kind) => {
  expect(viewTypeAt(path)).toBe(kind);
});
