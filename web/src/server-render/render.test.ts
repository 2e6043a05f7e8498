import { render } from 'server-render/render';
import { samplePinPage } from 'server-render/samplePage';
import { expect, it } from 'vitest';

// Outside of the server's bundle parts are loaded when they are first drawn.
it('refuses a page that has a part which is not there yet', () => {
  expect(() => render(samplePinPage(3))).toThrow('A part of the page was not finished');
});
