import { screen, waitFor } from '@testing-library/react';
import type { ViewedPin } from 'features/pins/viewed';
import { callRest } from 'lib/call';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { ViewedPins } from './ViewedPins';

vi.mock('lib/call', async (real) => ({
  ...(await real<object>()),
  callRest: vi.fn(),
  callUntyped: vi.fn(),
}));

const viewed = (id: string): ViewedPin => ({ id, signature: `s${id}`, src: `/136x136/${id}.jpg` });
const bare = { status: 'success', data: {} };
const veiled = {
  status: 'success',
  data: { sensitivity_screen: { reason: 'mature', show_warning: true } },
};
const gone = { status: 'failure', data: null };

/** Draws the row for who looked at these pins; `answer` lets the server say how they stand. */
function draw(ids: string[]) {
  localStorage.setItem('viewedPins:', JSON.stringify(ids.map(viewed)));
  let answer: (told: never) => void = () => {};
  const answered = new Promise<never>((resolve) => {
    answer = resolve;
  });
  vi.mocked(callRest).mockReset().mockReturnValue(answered);
  renderApp(<ViewedPins />);
  return (told: unknown) => answer(told as never);
}

const row = () => screen.queryByRole('img', { name: 'Pictures you looked at' });
const pictures = () => [...document.images].map(({ src }) => new URL(src).pathname);

afterEach(() => localStorage.clear());

it('shows what visitors still see bare, once the server said so', async () => {
  const answer = draw(['1', '2', '3', '4', '5']);
  expect(row()?.childElementCount).toBe(5);
  expect(pictures()).toEqual([]);
  const [[method, path, body] = []] = vi.mocked(callRest).mock.calls;
  expect([method, path]).toEqual(['POST', '/v3/batch/']);
  expect((body as { requests: unknown[] }).requests).toHaveLength(5);
  expect(body).toMatchObject({
    requests: [{ id: '1', method: 'GET', url: 'v3/pins/1/' }, {}, {}, {}, {}],
  });
  answer({ data: { 1: bare, 2: veiled, 3: gone, 4: bare }, bookmark: null });
  await waitFor(() => expect(pictures()).toEqual(['/136x136/1.jpg', '/136x136/4.jpg']));
  expect(row()?.childElementCount).toBe(2);
  expect(callRest).toHaveBeenCalledTimes(1);
});

it.each([
  ['none of them is shown any more', { data: { 1: veiled, 2: gone }, bookmark: null }],
  ['the server does not answer', failure({ status: 503 })],
])('shows nothing where %s', async (_, told) => {
  draw(['1', '2'])(told);
  await waitFor(() => expect(row()).toBeNull());
  expect(pictures()).toEqual([]);
});

it('asks nothing for a visitor who looked at nothing', () => {
  draw([]);
  expect(row()).toBeNull();
  expect(callRest).not.toHaveBeenCalled();
});
