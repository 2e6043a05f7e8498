import { defineConfig } from 'vite';

/**
 * The service worker: one script beside the client's build, whose address stays. It imports
 * nothing of the app, so that it changes when it does something else, and seldom.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/app/sw.ts',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
    },
  },
});
