import { expect, it } from 'vitest';
import { notice } from '../../../test-notices';
import { merged } from './merged';

const of = (id: string, ms: number, isSeen = false) =>
  notice({ id, created_ms: ms, is_seen: isSeen });
const ids = ({ notices }: ReturnType<typeof merged>) => notices.map(({ id }) => id);

it('puts what is new before what is known', () => {
  const known = [of('2', 20, true), of('1', 10, true)];
  const now = merged(known, [of('3', 30), of('2', 20, true)], false);
  expect([ids(now), now.goesOn, now.fresh]).toEqual([['3', '2', '1'], true, 1]);
});

it('moves what happened again to the top, unseen', () => {
  const known = [of('2', 20, true), of('1', 10, true)];
  const now = merged(known, [of('1', 40), of('2', 20, true)], false);
  expect([ids(now), now.fresh]).toEqual([['1', '2'], 1]);
  expect(now.notices.map(({ is_seen: isSeen }) => isSeen)).toEqual([false, true]);
});

it('leaves marked what was marked when it was opened', () => {
  const now = merged([of('2', 20), of('1', 10, true)], [of('2', 20, true)], false);
  expect(now.notices.map(({ is_seen: isSeen }) => isSeen)).toEqual([false, true]);
  expect(now.fresh).toBe(0);
});

it('drops what is told no more', () => {
  const known = [of('3', 30), of('2', 20), of('1', 10)];
  expect(ids(merged(known, [of('3', 30), of('1', 10)], false))).toEqual(['3', '1']);
  expect(ids(merged(known, [of('2', 20)], true))).toEqual(['2']);
  expect(ids(merged(known, [], true))).toEqual([]);
});

it('does not go on where some may lie between', () => {
  const now = merged([of('1', 10)], [of('9', 90), of('8', 80)], false);
  expect(now.goesOn).toBe(false);
});
