import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { pagesFile } from './scripts/pagesFile.ts';
import { rulesFile } from './scripts/rulesFile.ts';
import { alias, css, plugins } from './vite.shared.ts';

/** Roots of what the first pages have in common; what they import comes with them. */
const FIRST = [
  'app/begin',
  'app/shell/(Frame|Header|SearchSlot|BrandLink|JoinLinks)',
  'features/pins/parts/(PinFeed|pinList|hides)',
  'features/users/parts/NotFound',
  'features/(feeds|users)/api',
  'lib/title',
  'ui/chip/Chip',
];

/** Roots of what a close-up needs beside that, and what a card under the pointer is lent. */
const PIN = ['features/pins/screens/PinScreen', 'features/pins/parts/PinControls'];

function roots(names: string[]): RegExp {
  return new RegExp(`/src/(${names.join('|')})\\.tsx?$`);
}

/**
 * The browser's build. There is no HTML file: the server writes every page, and
 * learns from dist/client/pages.json what a page needs.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    ...plugins,
    pagesFile(),
    rulesFile(),
    mode === 'production' && [leanRouter(), compress()],
  ],
  resolve: { alias },
  css,
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    // scripts/size.mjs weighs what compress() wrote.
    reportCompressedSize: false,
    // The server writes the preload links of the first page; the polyfill
    // would only fetch them a second time.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Typefaces and pictures stay files: files are cached for ever, and the
    // page's policy allows no data: typefaces.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/app/start.tsx', 'src/app/loader.ts'],
      output: {
        // The first script names every file that may follow: names as short as the bundler allows weigh less.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // What every first page needs is one file: small files compress badly.
          groups: [
            { name: 'first', test: roots(FIRST), priority: 2 },
            { name: 'pin', test: roots(PIN), priority: 1 },
          ],
        },
      },
    },
  },
}));
