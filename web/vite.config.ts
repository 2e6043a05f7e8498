import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { pagesFile } from './scripts/pagesFile.ts';
import { alias, plugins } from './vite.shared.ts';

/**
 * The browser's build. There is no HTML file: the server writes every page, and
 * learns from dist/client/pages.json what a page needs.
 */
export default defineConfig(({ mode }) => ({
  plugins: [...plugins, pagesFile(), mode === 'production' && compress()],
  resolve: { alias },
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    // The server writes the preload links of the first page; the polyfill
    // would only fetch them a second time.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Typefaces and pictures stay files: files are cached for ever, and the
    // page's policy allows no data: typefaces.
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'src/app/start.tsx' },
  },
}));
