import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { describePages, loaded } from './pagesFile.ts';

const wrapper = (name: string) => ({ file: `assets/${name}.js`, imports: ['shared.ts'] });

const manifest: Manifest = {
  'src/app/start.tsx': {
    file: 'assets/start.js',
    css: ['assets/start.css'],
    assets: [
      'assets/figtree-latin-wght-normal-x.woff2',
      'assets/figtree-latin-ext-wght-normal-y.woff2',
    ],
    imports: ['shared.ts'],
  },
  'src/app/loader.ts': { file: 'assets/loader.js' },
  'src/app/wrappers/MobileWrapper.tsx': wrapper('mobile'),
  'src/app/wrappers/UnauthWrapper.tsx': wrapper('unauth'),
  'src/app/wrappers/AuthWrapper.tsx': wrapper('auth'),
  'shared.ts': {
    file: 'assets/shared.js',
    css: ['assets/shared.css'],
    imports: ['src/app/start.tsx'],
  },
  'src/pages/_not-found.tsx': { file: 'assets/not-found.js' },
  'src/pages/pin/[id].tsx': {
    file: 'assets/pin.js',
    imports: ['shared.ts'],
    dynamicImports: ['src/pages/_not-found.tsx'],
  },
  'src/features/pins/parts/LinkPanel.tsx': {
    file: 'assets/link.js',
    css: ['assets/link.css'],
    imports: ['shared.ts'],
    isDynamicEntry: true,
  },
  'src/locales/en/messages.po': { file: 'assets/en.js' },
};

it('asks for the heaviest script first', () => {
  const weights: Record<string, number> = { 'assets/shared.js': 9, 'assets/pin.js': 3 };
  const { handlers } = describePages(manifest, (file) => weights[file] ?? 1);
  expect(handlers['pin/[id]'].unauth).toMatchObject({
    preload: ['/assets/shared.js', '/assets/pin.js', '/assets/start.js', '/assets/unauth.js'],
    styles: ['/assets/start.css', '/assets/shared.css'],
  });
});

it('says what a page needs: all that is imported at once, each file once', () => {
  const { loader, routes, handlers, parts, catalogues } = describePages(manifest);
  expect(loader).toBe('/assets/loader.js');
  expect(routes).toEqual([
    { path: '/pin/:id', handler: 'pin/[id]' },
    { path: '*', handler: '_not-found' },
  ]);
  expect(handlers['pin/[id]'].unauth).toEqual({
    script: '/assets/start.js',
    waits: true,
    fonts: ['/assets/figtree-latin-wght-normal-x.woff2'],
    styles: ['/assets/start.css', '/assets/shared.css'],
    preload: ['/assets/start.js', '/assets/shared.js', '/assets/unauth.js', '/assets/pin.js'],
  });
  expect(parts).toEqual({
    'src/features/pins/parts/LinkPanel.tsx': {
      styles: ['/assets/link.css', '/assets/shared.css', '/assets/start.css'],
      preload: ['/assets/link.js', '/assets/shared.js', '/assets/start.js'],
    },
  });
  expect(catalogues).toEqual({ en: '/assets/en.js' });
});

it('asks for what names a page file, too', () => {
  const further = {
    ...manifest,
    'src/pages/today.tsx': { file: 'assets/today.js' },
    'src/app/mods.further.ts': {
      file: 'assets/further.js',
      dynamicImports: ['src/pages/today.tsx'],
    },
  };
  const { handlers } = describePages(further);
  expect(handlers.today.auth.preload).toContain('/assets/further.js');
  expect(handlers['pin/[id]'].auth.preload).not.toContain('/assets/further.js');
});

it('starts the app at once on pages that are not there to be read', () => {
  const login = { ...manifest, 'src/pages/login.tsx': { file: 'assets/login.js' } };
  expect(describePages(login).handlers.login.mobile.waits).toBe(false);
});

it('refuses a build without a part that pages need', () => {
  const { 'src/app/start.tsx': _entry, ...rest } = manifest;
  expect(() => describePages(rest)).toThrow('The build has no src/app/start.tsx');
});

it.each(['assets/a.js', 'assets/a.mjs', 'assets/a.css', 'assets/a.b.js'])('loads %s', (file) => {
  expect(loaded(file)).toBe(`/${file}`);
});

it.each(['assets/a.ts', 'assets/a.wasm', 'assets/a.js.map', 'assets/js', 'assets/a.JS', ''])(
  'loads no %j',
  (file) => {
    expect(() => loaded(file)).toThrow('Unsupported extension');
  },
);

it('refuses a build in which a page would load something else', () => {
  const page = { file: 'assets/pin.wasm' };
  expect(() => describePages({ ...manifest, 'src/pages/pin/[id].tsx': page })).toThrow(
    'Unsupported extension',
  );
});
