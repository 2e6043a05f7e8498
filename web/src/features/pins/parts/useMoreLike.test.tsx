import { screen } from '@testing-library/react';
import { MOST_LIKES } from 'lib/searchPaths';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pin } from '../../../test-views';
import { useMoreLike } from './useMoreLike';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const PICTURE = 'c'.repeat(32);

function Line() {
  const entry = useMoreLike(pin({ image_signature: PICTURE }));
  return entry ? (
    <button type="button" onClick={entry.onAction}>
      {entry.label}
    </button>
  ) : (
    'none'
  );
}

it('chooses a picture among the results of a search', async () => {
  const { router, user } = renderApp(<Line />, { at: '/search/pins/?q=oak&guide=snow' });
  await user.click(screen.getByRole('button', { name: 'More like this' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/search/pins/?q=oak&guide=snow&like=${PICTURE}&rs=picture`);
});

const many = Array.from({ length: MOST_LIKES }, (_, at) => `&like=${at}${'d'.repeat(31)}`);

it.each([
  ['on another page', '/pin/7/'],
  ['among other things', '/search/boards/?q=oak'],
  ['for a picture that is chosen', `/search/pins/?q=oak&like=${PICTURE}`],
  ['beyond so many', `/search/pins/?q=oak${many.join('')}`],
])('has no line %s', (_, at) => {
  renderApp(<Line />, { at });
  expect(screen.getByText('none')).toBeInTheDocument();
});
