import { describe, expect, it } from 'vitest';
import { type Act, actOf, type Focus } from './keys';

const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

const skip = (seconds: number): Act => ({ does: 'skip', seconds });
const louder = (by: number): Act => ({ does: 'louder', by });
const jump = (share: number): Act => ({ does: 'jump', share });

describe('a key', () => {
  it.each<[string, Focus, Act | null]>([
    [' ', 'other', { does: 'toggle' }],
    [' ', 'seek', { does: 'toggle' }],
    // It presses the button.
    [' ', 'button', null],
    ['Enter', 'button', null],
    ['Enter', 'other', null],
    ['k', 'button', { does: 'toggle' }],
    ['K', 'other', { does: 'toggle' }],
    ['m', 'other', { does: 'mute' }],
    ['f', 'button', { does: 'full-screen' }],
    ['c', 'seek', { does: 'captions' }],
    ['ArrowRight', 'other', skip(5)],
    ['ArrowLeft', 'button', skip(-5)],
    ['ArrowLeft', 'seek', skip(-5)],
    ['ArrowRight', 'volume', louder(0.1)],
    ['ArrowLeft', 'volume', louder(-0.1)],
    ['ArrowUp', 'seek', louder(0.1)],
    ['ArrowDown', 'other', louder(-0.1)],
    ['0', 'other', jump(0)],
    ['7', 'button', jump(0.7)],
    ['Home', 'seek', null],
    ['Tab', 'other', null],
    ['Escape', 'other', null],
    ['x', 'other', null],
    // A list of choices has its own.
    ['ArrowDown', 'choice', null],
    ['m', 'choice', null],
    ['1', 'choice', null],
  ])('%j on %s does %j', (key, focus, does) => {
    expect(actOf({ ...NOTHING_HELD, key }, focus)).toEqual(does);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('is the browser’s with %s', (held) => {
    for (const key of ['f', 'ArrowLeft', '1', ' ']) {
      expect(actOf({ ...NOTHING_HELD, [held]: true, key }, 'other')).toBeNull();
    }
  });

  it('selects with shift and an arrow, and is the same letter with shift', () => {
    const held = { ...NOTHING_HELD, shiftKey: true };
    expect(actOf({ ...held, key: 'ArrowLeft' }, 'other')).toBeNull();
    expect(actOf({ ...held, key: 'M' }, 'other')).toEqual({ does: 'mute' });
  });
});
