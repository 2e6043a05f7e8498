import { loadChunk } from 'app/loadChunk';
import { expect, it, vi } from 'vitest';

it('tries three times, half a second and a second apart', async () => {
  const pauses: number[] = [];
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const pause = async (ms: number) => void pauses.push(ms);
  await expect(loadChunk(load, pause)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(3);
  expect(pauses).toEqual([500, 1000]);
});

it('takes the first success', async () => {
  let tried = 0;
  const load = async () => {
    tried += 1;
    if (tried < 2) throw new Error('gone');
    return 'page';
  };
  expect(await loadChunk(load, async () => {})).toBe('page');
  expect(tried).toBe(2);
});

it('says so when there is nothing to load', async () => {
  await expect(loadChunk(undefined)).rejects.toMatchObject({
    message: 'Cannot find module',
    code: 'MODULE_NOT_FOUND',
  });
});
