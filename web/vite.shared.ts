import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { AliasOptions, CSSOptions, PluginOption } from 'vite';
import { textsInPlace } from './scripts/textsInPlace.ts';

/**
 * What the client's build, the server's build and the tests share: the same
 * rooms, the same macros, the same CSS Modules names.
 */

const source = (room: string) => fileURLToPath(new URL(`src/${room}/`, import.meta.url));

/** The rooms of the web app, importable from everywhere by name. */
export const alias: AliasOptions = [
  'app',
  'contract',
  'features',
  'lib',
  'server-render',
  'ui',
].map((room) => ({
  find: new RegExp(`^${room}/`),
  replacement: source(room),
}));

/**
 * CSS Modules' names, by class and file. The packaged names have the class's line too,
 * which is told apart by no one and weighs in the first script.
 */
export const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => {
      const path = relative(source(''), file);
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
    },
  },
};

/** Locales that have a catalogue; React Aria's own texts are kept for these. */
const locales = ['en-US'];

/**
 * Lingui's macros. The packaged presets want a newer Node, and only files that
 * use a macro have to pass through Babel at all.
 */
function macros(): PluginOption {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(file) || !/@lingui\/(core|react)\/macro/.test(code)) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [
          ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }],
          textsInPlace,
        ],
      });
      return result?.code ? { code: result.code, map: result.map as never } : null;
    },
  };
}

/** Plugins of every build. */
export const plugins: PluginOption[] = [
  macros(),
  lingui(),
  { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
  react(),
];
