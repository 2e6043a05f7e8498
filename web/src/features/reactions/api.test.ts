import { createAppStore } from 'app/store';
import { pinsApi } from 'features/pins/api';
import { reactionsApi } from 'features/reactions/api';
import { callUntyped, type Outcome } from 'lib/call';
import { beforeEach, expect, it, vi } from 'vitest';
import { pinDetail, session, viewer } from '../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const refusal = { error: { status: 403, key: 'NotAllowed' } } as Outcome<unknown>;
const said = (reaction_by_me: number | null, reaction_counts: Record<string, number>) =>
  ({ data: { reaction_by_me, reaction_counts }, bookmark: null }) as Outcome<unknown>;

let store: ReturnType<typeof createAppStore>;
let answers: ((answer: Outcome<unknown>) => void)[];

const shown = () => {
  const pin = pinsApi.endpoints.getPin.select({ id: '900' })(store.getState()).data;
  return [pin?.reaction_by_me ?? null, pin?.reaction_counts];
};

/** Asks now; what it returns answers, and ends when that has been taken in. */
function react(kind: number | null) {
  const sent = store.dispatch(
    reactionsApi.endpoints.react.initiate({
      pin_id: '900',
      reaction_type: kind,
      action_type: kind === null ? 'unreaction' : 'reaction',
    }),
  );
  const answer = answers[answers.length - 1];
  return async (outcome: Outcome<unknown>) => {
    answer?.(outcome);
    await sent;
  };
}

beforeEach(async () => {
  answers = [];
  vi.mocked(callUntyped).mockImplementation(() => new Promise((answer) => answers.push(answer)));
  store = createAppStore(session(viewer()), 'browser');
  const pin = pinDetail({ reaction_counts: { 1: 4 } });
  await store.dispatch(pinsApi.util.upsertQueryData('getPin', { id: '900' }, pin));
});

it('shows a reaction at once, then what the server counted', async () => {
  const answer = react(7);
  expect(shown()).toEqual([7, { 1: 4, 7: 1 }]);
  await answer(said(7, { 1: 6, 7: 1 }));
  expect(shown()).toEqual([7, { 1: 6, 7: 1 }]);
});

it('takes a refused one back', async () => {
  await react(7)(refusal);
  expect(shown()).toEqual([null, { 1: 4 }]);
});

it('shows the second of two quick ones, whatever comes of the first', async () => {
  const first = react(1);
  const second = react(7);
  await first(said(1, { 1: 5 }));
  expect(shown()).toEqual([7, { 1: 4, 7: 1 }]);
  await second(said(7, { 1: 4, 7: 1 }));
  const third = react(13);
  const fourth = react(null);
  await third(refusal);
  expect(shown()).toEqual([null, { 1: 4 }]);
  await fourth(said(null, { 1: 4 }));
  expect(shown()).toEqual([null, { 1: 4 }]);
});

it('goes back to the latest that was confirmed', async () => {
  const first = react(1);
  const second = react(7);
  await first(said(1, { 1: 9 }));
  await second(refusal);
  expect(shown()).toEqual([1, { 1: 9 }]);
});

it('goes back to what was before both, until the first is confirmed after all', async () => {
  const first = react(1);
  const second = react(7);
  await second(refusal);
  expect(shown()).toEqual([null, { 1: 4 }]);
  await first(said(1, { 1: 5 }));
  expect(shown()).toEqual([1, { 1: 5 }]);
});

it('passes over an answer that comes after that to a later request', async () => {
  const first = react(1);
  const second = react(7);
  await second(said(7, { 1: 4, 7: 1 }));
  await first(said(1, { 1: 5 }));
  expect(shown()).toEqual([7, { 1: 4, 7: 1 }]);
});
