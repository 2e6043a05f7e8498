import { renderInCatalogue } from 'ui/inCatalogue';
import { expect, it } from 'vitest';
import { board, images } from '../../../test-views';
import { BoardGrid } from './BoardGrid';

const boards = ['1', '2', '3'].map((id) => ({
  ...board(),
  id,
  cover_images: [images(), images()],
}));

/** How the large cover of each board is loaded. */
function covers(below?: boolean) {
  const { container } = renderInCatalogue(
    <BoardGrid boards={boards} more={undefined} waiting={false} creates={false} below={below} />,
  );
  return [...container.querySelectorAll('img[srcset]')].map((cover) => [
    cover.getAttribute('fetchpriority'),
    cover.getAttribute('loading'),
  ]);
}

it('loads the covers of its first row before all other pictures', () => {
  const [first, later] = [
    ['high', null],
    [null, 'lazy'],
  ];
  expect(covers()).toEqual([first, first, later]);
  expect(covers(true)).toEqual([later, later, later]);
});
