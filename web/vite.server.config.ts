import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { partsAtOnce } from './scripts/partsAtOnce.ts';
import { alias, css, plugins } from './vite.shared.ts';

/**
 * The bundle that crate `render` runs: one script that defines the global
 * function `render`. React's legacy synchronous server build needs neither
 * TextEncoder, MessageChannel nor streams, which the engine does not have.
 */
export default defineConfig({
  plugins: [...plugins, partsAtOnce()],
  css,
  resolve: {
    alias: [
      ...(alias as { find: RegExp; replacement: string }[]),
      // Nothing is played here, and the library would be half of the script.
      {
        find: /^hls\.js\/light$/,
        replacement: fileURLToPath(new URL('src/server-render/noStreams.ts', import.meta.url)),
      },
      {
        find: /^react-dom\/server$/,
        replacement: fileURLToPath(
          new URL(
            'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
            import.meta.url,
          ),
        ),
      },
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    target: 'webworker',
    resolve: { conditions: ['module', 'browser', 'production'] },
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'es2022',
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/server-render/entry.tsx',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'render.js' },
    },
  },
});
