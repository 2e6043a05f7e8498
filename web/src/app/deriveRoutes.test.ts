import { deriveRoutes } from 'app/deriveRoutes';
import { expect, it } from 'vitest';

it('derives and orders routes as the specification says', () => {
  const files = [
    './[username]/[slug].tsx',
    './[username].tsx',
    './_not-found.tsx',
    './pin/[id].tsx',
    './pin/create.tsx',
    './login.tsx',
    './index.tsx',
    './[username]/[name].rss.tsx',
    './pin/[id]/sent.tsx',
    './homefeed.tsx',
  ];
  expect(deriveRoutes(files)).toEqual([
    { path: '/', handler: 'index' },
    { path: '/homefeed', handler: 'homefeed' },
    { path: '/login', handler: 'login' },
    { path: '/:username', handler: '[username]' },
    { path: '/pin/create', handler: 'pin/create' },
    { path: '/pin/:id', handler: 'pin/[id]' },
    { path: '/:username/:name.rss', handler: '[username]/[name].rss' },
    { path: '/:username/:slug', handler: '[username]/[slug]' },
    { path: '/pin/:id/sent', handler: 'pin/[id]/sent' },
    { path: '*', handler: '_not-found' },
  ]);
});

it('reads the folders of the build as well', () => {
  expect(deriveRoutes(['../pages/search/pins.tsx'])[0]).toEqual({
    path: '/search/pins',
    handler: 'search/pins',
  });
});

it('tries the rest of an address last of those as long', () => {
  const files = [
    './settings/[...part].tsx',
    './settings/[part].tsx',
    './settings/a/[id].tsx',
    './settings/a.tsx',
  ];
  expect(deriveRoutes(files).map(({ path, handler }) => [path, handler])).toEqual([
    ['/settings/a', 'settings/a'],
    ['/settings/:part', 'settings/[part]'],
    ['/settings/*', 'settings/[...part]'],
    ['/settings/a/:id', 'settings/a/[id]'],
    ['*', '_not-found'],
  ]);
  expect(() => deriveRoutes(['./[...part]/edit.tsx'])).toThrow('A rest ends its address');
});

it('refuses a nested index', () => {
  expect(() => deriveRoutes(['./pin/index.tsx'])).toThrow('Only the root has an index: pin/index');
});
