import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { pinDetail, viewer } from '../../../test-views';
import { DidItButton } from './DidItButton';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const other = viewer({ id: '2', username: 'ben' });

// Whether the pin takes comments, whether it was told of before, whose it is, and what is offered.
it.each([
  [true, false, other, 'I made this'],
  [true, true, other, 'You made this'],
  [false, false, other, null],
  [false, true, other, null],
  [false, false, viewer(), 'I made this'],
  [false, true, viewer(), 'You made this'],
])('where comments are open: %s, told: %s, offers it', (open, done, pinner, words) => {
  const pin = pinDetail({ is_eligible_for_aggregated_comments: open, done_by_me: done, pinner });
  renderApp(<DidItButton pin={pin} />, { viewer: viewer() });
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(words);
});
