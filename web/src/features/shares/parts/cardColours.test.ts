import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { channelsOf, coloursOf, luminance } from './cardColours';

const sheet = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8');
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? '';
const INKS = { light: token('on-photo'), dark: token('on-photo-control') };

/** As small letters are drawn: partly through. */
const SOFT = 0.82;

type Colour = NonNullable<ReturnType<typeof channelsOf>>;

const channels = (text: string) => channelsOf(text) as Colour;

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of every kind: each channel in six steps. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const all = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('the colours of a card', () => {
  it('can be read on every ground, small letters too', () => {
    for (const dominant of all) {
      const { ground, ink } = coloursOf(dominant);
      const [on, under] = [channels(INKS[ink]), channels(ground)];
      expect(contrast(on, under), dominant).toBeGreaterThanOrEqual(7);
      const soft = on.map((part, at) => part * SOFT + (under[at] ?? 0) * (1 - SOFT));
      expect(contrast(soft as unknown as Colour, under), dominant).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['#000000', '#333333', 'light'],
    ['#ffffff', '#e8e8e8', 'dark'],
    ['#7f7f7f', '#e8e8e8', 'dark'],
    // A trace of red is none on a large ground.
    ['#010000', '#333333', 'light'],
    ['#7a1f1f', '#452121', 'light'],
    ['#ffd400', '#f4f0dd', 'dark'],
    ['#1e3a7c', '#212c45', 'light'],
    ['', '#e8e8e8', 'dark'],
    ['red', '#e8e8e8', 'dark'],
  ])('makes of %o a quiet ground', (dominant, ground, ink) => {
    expect(coloursOf(dominant)).toEqual({ ground, ink });
  });
});
