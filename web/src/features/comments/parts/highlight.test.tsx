import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { comment, pinDetail, viewer } from '../../../test-views';
import { Comments } from './Comments';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'UnifiedCommentsResource/get';

it('waits for the server: nothing changes before it answers (specification §4 "Comments")', async () => {
  const one = comment({ pin_id: '900', may_highlight: true });
  let isFirst = false;
  let answer: () => void = () => undefined;
  const door = {
    [LIST]: () => [{ ...one, highlighted_by_pin_owner: isFirst }],
    'AggregatedCommentHighlightResource/update': () =>
      new Promise((done) => {
        answer = () => {
          isFirst = true;
          done(one);
        };
      }),
  };
  const pin = pinDetail({ id: '900', comment_count: 1 });
  const { user, calls } = renderApp(<Comments pin={pin} />, { door, viewer: viewer() });
  const asked = () => calls.filter(({ name }) => name === LIST).length;
  await user.click(await screen.findByRole('button', { name: /^More about/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Highlight' }));
  await waitFor(() => expect(calls.at(-1)?.name).toBe('AggregatedCommentHighlightResource/update'));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText('Highlighted by the creator')).toBeNull();
  expect(asked()).toBe(1);
  await act(async () => answer());
  expect(await screen.findByText('Highlighted by the creator')).toBeVisible();
  expect(asked()).toBe(2);
});
