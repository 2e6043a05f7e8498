import { expect, it } from 'vitest';
import { rulesOf } from './rulesFile.ts';

const wide = '@media (min-width:768px)';

it.each([
  ['element', 'body{margin:0}', [{ within: [], classes: [[]] }]],
  ['class', '.card_A-b:hover{top:0}', [{ within: [], classes: [['card_A-b']] }]],
  ['several classes', '.card>.frame.wide{top:0}', [{ classes: [['card', 'frame', 'wide']] }]],
  ['several selectors', '.card,.frame b{top:0}', [{ classes: [['card'], ['frame']] }]],
  ['negation', '.card:not(.wide,:has(.frame)){top:0}', [{ classes: [['card']] }]],
  ['alternatives', ':is(.card,.frame) .menu{top:0}', [{ classes: [['menu']] }]],
  ['attribute', '.card[href$=".png"]{top:0}', [{ classes: [['card']] }]],
  ['number', '.card{top:.5px}', [{ classes: [['card']] }]],
  [
    'nested at-rules',
    `${wide}{@supports (top:0){.card{top:0}}.frame{top:0}}`,
    [
      { within: [wide, '@supports (top:0)'], classes: [['card']], text: '.card{top:0}' },
      { within: [wide], classes: [['frame']], text: '.frame{top:0}' },
    ],
  ],
  ['layer', '@layer{.card{top:0}}', [{ within: [], classes: [[]], text: '@layer{.card{top:0}}' }]],
  ['animation', '@keyframes turn{to{top:0}}', [{ classes: [[]], keyframes: 'turn' }]],
  ['typeface', '@font-face{font-family:a}', [{ within: [], classes: [[]] }]],
  ['statement', '@layer a,b;', [{ classes: [[]], text: '@layer a,b;' }]],
])('tells what a rule needs: %s', (_what, css, expected) => {
  expect(rulesOf(css)).toMatchObject(expected);
});

it('tells rules as they stand', () => {
  const css = '.card:after{content:"}"}@media print{.card{display:none}}';
  expect(rulesOf(css).map(({ text }) => text)).toEqual([
    '.card:after{content:"}"}',
    '.card{display:none}',
  ]);
});

it('refuses a class that is written otherwise than in the markup', () => {
  expect(() => rulesOf('.a\\:b{top:0}')).toThrow('as they are written');
});
