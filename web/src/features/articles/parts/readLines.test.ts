import { describe, expect, it } from 'vitest';
import { boardsOf, fieldMoment, linesOf, momentOf, pinsOf } from './readLines';

describe('links', () => {
  it.each([
    ['', []],
    ['123', ['123']],
    ['https://magpie.test/pin/123/', ['123']],
    ['/pin/123', ['123']],
    ['/pin/garden-path--123/?from=x', ['123']],
    ['  /pin/1/ \n\n/pin/2/ 1', ['1', '2']],
  ])('%j are pins', (text, ids) => {
    expect(pinsOf(text)).toEqual(ids);
  });

  it.each(['/ada/birds/', 'https://magpie.test/', 'birds', '/pin/x/', '12a', '/pin/1/ birds'])(
    '%j is no link to pins',
    (text) => {
      expect(pinsOf(text)).toBeNull();
    },
  );

  it.each([
    ['', []],
    ['123', [{ board_id: '123' }]],
    ['/ada/birds/', [{ username: 'ada', slug: 'birds' }]],
    ['https://magpie.test/ada/birds?x=1', [{ username: 'ada', slug: 'birds' }]],
    ['/ada/gr%C3%B6%C3%9Fe/ 7', [{ username: 'ada', slug: 'größe' }, { board_id: '7' }]],
    ['/ada/%zz/', [{ username: 'ada', slug: '%zz' }]],
  ])('%j are boards', (text, boards) => {
    expect(boardsOf(text)).toEqual(boards);
  });

  it.each(['/ada/', '/ada/birds/red/', 'birds'])('%j is no link to boards', (text) => {
    expect(boardsOf(text)).toBeNull();
  });
});

describe('lines and moments', () => {
  it('are read each once, without empty ones', () => {
    expect(linesOf(' owls \n\nhawks\nowls')).toEqual(['owls', 'hawks']);
  });

  it('come back from a field as they went in, to the minute', () => {
    const ms = Date.UTC(2026, 0, 5, 7, 9);
    expect(momentOf(fieldMoment(ms))).toBe(ms);
    expect(fieldMoment(ms)).toMatch(/^2026-01-0\dT\d\d:\d\d$/);
    expect(fieldMoment(null)).toBe('');
    expect(momentOf('')).toBeNull();
    expect(momentOf(fieldMoment(ms), ms + 31_007)).toBe(ms + 31_007);
    expect(momentOf(fieldMoment(ms), ms + 60_000)).toBe(ms);
    expect(momentOf('', ms)).toBeNull();
  });
});
