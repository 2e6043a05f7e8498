/** The mark on a grid of 32: a magpie's head in two strokes and an eye. */
export const mark = {
  /** Nape, crown and bill in one stroke. */
  head: 'M10.8 28.8C6.6 23 3.8 18.9 3.8 13.6 3.8 7.7 8.4 3.4 14.2 3.4c4.3 0 7.7 2.2 9.3 5.7 2.7 0 4.9 .9 6.5 2.7-2 .8-3.9 1.2-5.9 1.3',
  /** From the bill's root down the breast, left open: where black meets white. */
  breast: 'M24.1 13.1c-.2 5.2-3.3 8.9-8.3 10.8',
  eye: { x: 15.8, y: 11.2, r: 2 },
} as const;
