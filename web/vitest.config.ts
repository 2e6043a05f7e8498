import { defineConfig } from 'vitest/config';
import { alias, plugins } from './vite.shared.ts';

/** Unit tests: `.test.ts` run in Node, `.test.tsx` in jsdom. */
export default defineConfig({
  plugins,
  resolve: { alias },
  test: {
    // Generous, since a busy machine is no defect.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,scripts,e2e}/**/*.test.ts'],
          setupFiles: ['src/test-end.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/test-setup.ts', 'src/test-end.ts'],
        },
      },
    ],
  },
});
