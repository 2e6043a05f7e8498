import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { comment, pinDetail, viewer } from '../../../test-views';
import { Comments } from './Comments';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

it.each([
  ['where something was said', { comment_count: 1 }, true],
  ['to who did it and waits for the pinner', { comment_count: 0, done_by_me: true }, true],
  ['to nobody where nothing was said', { comment_count: 0 }, false],
])('says that a pin takes no more, %s', async (_where, over, isSaid) => {
  const pin = pinDetail({ id: '900', is_eligible_for_aggregated_comments: false, ...over });
  const said = over.comment_count > 0 ? [comment()] : [];
  const door = { 'UnifiedCommentsResource/get': () => said };
  renderApp(<Comments pin={pin} />, { door, viewer: viewer() });
  const words = 'This pin takes no more comments.';
  if (isSaid) expect(await screen.findByText(words)).toBeVisible();
  else await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(screen.queryByRole('region', { name: /omment/ }) !== null).toBe(isSaid);
  expect(screen.queryByRole('textbox')).toBeNull();
});
