import { describe, expect, it } from 'vitest';
import { boardsOf, fieldMoment, linesOf, momentOf, pinsOf, wordsOf } from './readLines';

describe('lines of links', () => {
  it.each([
    ['', []],
    ['123', ['123']],
    ['https://magpie.test/pin/123/', ['123']],
    ['/pin/123', ['123']],
    ['/pin/garden-path--123/?from=x', ['123']],
    ['  /pin/1/ \n\n/pin/2/\n1', ['1', '2']],
  ])('%j are pins', (text, ids) => {
    expect(pinsOf(text)).toEqual({ ids, wrong: null });
  });

  it.each(['/ada/birds/', 'https://magpie.test/', 'birds', '/pin/x/', '12a'])(
    '%j is no pin',
    (line) => {
      expect(pinsOf(`1\n${line}`)).toEqual({ ids: ['1'], wrong: line });
    },
  );

  it.each([
    ['', []],
    ['123', [{ id: '123' }]],
    ['/ada/birds/', [{ username: 'ada', slug: 'birds' }]],
    ['https://magpie.test/ada/birds?x=1', [{ username: 'ada', slug: 'birds' }]],
    ['/ada/gr%C3%B6%C3%9Fe/', [{ username: 'ada', slug: 'größe' }]],
    ['/ada/%zz/', [{ username: 'ada', slug: '%zz' }]],
  ])('%j are boards', (text, boards) => {
    expect(boardsOf(text)).toEqual({ boards, wrong: null });
  });

  it.each(['/ada/', '/ada/birds/red/', 'birds'])('%j is no board', (line) => {
    expect(boardsOf(line).wrong).toBe(line);
  });
});

describe('words and moments', () => {
  it('are read each once, without empty ones', () => {
    expect(linesOf(' owls \n\nhawks\nowls')).toEqual(['owls', 'hawks']);
    expect(wordsOf('DE, AT,,CH ')).toEqual(['DE', 'AT', 'CH']);
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
