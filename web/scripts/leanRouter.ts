import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\/production\/[^/]+\.mjs$/;

/** A component's name for developer tools; writing it keeps the component in the build. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;

/** Calls that make a component or a context and do nothing else. */
const MAKES = /= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Leaves out of React Router what nothing of ours imports. Its package offers
 * bundlers only the development build, with warnings for developers, and both
 * builds are one file in which `Link`, `Form` and the pre-fetching of its
 * framework look as if making them had an effect: the bundler keeps them all.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] },
    }),
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(NAMES, '').replace(MAKES, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

const PRODUCTION = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);
