import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mark } from './mark';

it.each(['favicon.svg', 'icon-maskable.svg'])('%s shows the mark', (file) => {
  const icon = readFileSync(new URL(`../../../public/${file}`, import.meta.url), 'utf8');
  expect(icon).toContain(`d="${mark.head}"`);
  expect(icon).toContain(`d="${mark.breast}"`);
});
