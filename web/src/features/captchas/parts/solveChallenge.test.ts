import { createHash } from 'node:crypto';
import type { Challenge } from 'features/captchas/api';
import { expect, it } from 'vitest';
import { solveChallenge } from './solveChallenge';

function challenge(number: number, maxnumber: number): Challenge {
  const salt = 'abababababababababababab?expires=1593065622&action=login&';
  const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge: hash, maxnumber, salt, signature: 'signed' };
}

const work = () => ({
  tell: () => undefined,
  pace: 'waited for' as const,
  stop: new AbortController().signal,
});

it.each([0, 7, 63, 64, 1_000, 54_321])('finds %i', async (number) => {
  const given = challenge(number, 60_000);
  const { maxnumber: _, ...rest } = given;
  const proof = await solveChallenge(given, work());
  expect(JSON.parse(atob(proof))).toEqual({ ...rest, number });
});

it('says how far it is', async () => {
  const told: number[] = [];
  const given = challenge(200_000, 200_000);
  await solveChallenge(given, { ...work(), tell: (done) => told.push(done) });
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
});

it('stops when it is told to', async () => {
  const stop = AbortSignal.abort(new Error('enough'));
  const wrong = { ...challenge(1, 10_000_000), challenge: '0'.repeat(64) };
  await expect(solveChallenge(wrong, { ...work(), stop })).rejects.toThrow('enough');
});

it('ends where there is no number', async () => {
  const wrong = { ...challenge(1, 100), challenge: '0'.repeat(64) };
  await expect(solveChallenge(wrong, work())).rejects.toThrow('no number');
});
