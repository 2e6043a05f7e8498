import { describe, expect, it } from 'vitest';
import { retryBudget, withRetries } from './retry';

const failing = (times: number) => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`call ${calls}`);
    return calls;
  };
  return { call, count: () => calls };
};
const pause = async () => {};

describe('trying again', () => {
  it('goes on until it works', async () => {
    const way = failing(2);
    await expect(withRetries(way.call, () => true, retryBudget(), pause)).resolves.toBe(3);
  });

  it('tries three times more at most, over all calls of a page', async () => {
    const budget = retryBudget();
    const first = failing(2);
    await withRetries(first.call, () => true, budget, pause);
    const second = failing(10);
    await expect(withRetries(second.call, () => true, budget, pause)).rejects.toThrow('call 2');
    expect(second.count()).toBe(2);
  });

  it('does not repeat what will fail again', async () => {
    const way = failing(1);
    await expect(withRetries(way.call, () => false, retryBudget(), pause)).rejects.toThrow(
      'call 1',
    );
    expect(way.count()).toBe(1);
  });
});
