import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Catalogues: one file per locale, English is the source. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  // Line numbers would change the catalogue with every edit.
  format: formatter({ lineNumbers: false, origins: true }),
});
