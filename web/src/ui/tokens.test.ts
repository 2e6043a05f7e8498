import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

/** Every pair of ink and ground that meets somewhere. Text needs 4.5, the edge of a control or a ring 3. */
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['surface', 'surface-raised', 'surface-sunken', 'surface-pressed', 'highlight'].flatMap(
    (ground) =>
      [
        ['text', ground, 4.5],
        ['text-quiet', ground, 4.5],
      ] as const,
  ),
  ...['surface', 'surface-raised', 'surface-sunken'].flatMap(
    (ground) =>
      [
        ['danger', ground, 4.5],
        ['success', ground, 4.5],
        ['accent', ground, 4.5],
        ['focus', ground, 3],
        ['line-control', ground, 3],
      ] as const,
  ),
  ['on-inverse', 'inverse', 4.5],
  ['on-inverse', 'inverse-hover', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['text', 'accent-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['danger', 'highlight', 4.5],
];

for (const contrast of ['ordinary', 'more'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    it.each(pairs)(
      `${contrast} contrast, ${scheme}: %s on %s is at least %d`,
      (ink, ground, least) => {
        expect(
          ratio(colour(ink, scheme, contrast), colour(ground, scheme, contrast)),
        ).toBeGreaterThanOrEqual(least);
      },
    );
  }
}

it('has the layers of the specification (§9), with dialogs between flyouts and toasts', () => {
  const layer = (name: string) => Number(new RegExp(`--layer-${name}: (\\d+);`).exec(sheet)?.[1]);
  expect(layer('flyout')).toBe(752);
  expect(layer('toast')).toBe(1500);
  const names = ['bar', 'flyout', 'modal', 'modal-flyout', 'toast'];
  expect([...names].sort((one, other) => layer(one) - layer(other))).toEqual(names);
});

it('sees bad contrast', () => {
  expect(ratio('#8b8894', '#fbfaf7')).toBeLessThan(4.5);
  expect(ratio('#000000', '#ffffff')).toBe(21);
});

/** A token's colour; where more contrast is wished for, the last block overrides. */
function colour(name: string, scheme: Scheme, contrast: 'ordinary' | 'more'): string {
  const [base = '', more = ''] = sheet.split('@media (prefers-contrast: more)');
  const read = (text: string) =>
    text.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`));
  const found = (contrast === 'more' && read(more)) || read(base);
  const value = found?.[scheme === 'light' ? 1 : 2];
  if (!value) {
    throw new Error(`no colour --${name} in tokens.css`);
  }
  return value;
}

/** Contrast as WCAG 2.2 defines it. */
function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
