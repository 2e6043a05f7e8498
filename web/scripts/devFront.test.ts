import { expect, test } from 'vitest';
import { fromSources } from './devFront.mjs';

test('a page starts from the sources, and is drawn in the browser alone', () => {
  const page =
    '<head><title>A</title><link rel="stylesheet" href="/assets/a.css">' +
    '<script type="module" async src="/assets/e.js"></script>' +
    '<script type="module" src="/assets/s.js"></script></head>' +
    '<body><div id="__PWS_ROOT__"><div>drawn</div><div>more</div></div>' +
    '<script type="application/json" id="__PWS_DATA__">{"a":1}</script></body>';
  expect(fromSources(page)).toBe(
    '<head><title>A</title><script type="module" src="/src/app/start.tsx"></script></head>' +
      '<body><div id="__PWS_ROOT__"></div>' +
      '<script type="application/json" id="__PWS_DATA__">{"a":1}</script></body>',
  );
});

test('a page that is not the web app stays as it is', () => {
  const page = '<head><link rel="stylesheet" href="/embed.css"></head><body>A pin</body>';
  expect(fromSources(page)).toBe(page);
});
