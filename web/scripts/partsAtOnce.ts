import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** `import('…')` as our sources write it, but for types. */
const IMPORT = /(?<!typeof )\bimport\(\s*'([^']+)',?\s*\)/g;

/** `import()` of what stands in the same script, as the bundler writes it. */
const BUNDLED =
  /Promise\.resolve\(\)\.then\((?=\(\)\s*=>\s*(?:\([\w$]+\(\),\s*[\w$]+\)|[\w$]+)\))/g;

/**
 * For the server's script engine: parts that the browser loads later stand in the same script
 * there, and are drawn at once. With promises the first page that an engine draws would leave
 * each such part unfinished, since a render does not wait. The functions `lazyPart`, `part` and
 * `atOnce` are in server-render/parts.ts; `part` is told the file, so that the page brings its
 * styles.
 */
export function partsAtOnce(): Plugin {
  return {
    name: 'magpie-parts-at-once',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(`${ROOT}src/`) || !/\.tsx?$/.test(file)) return null;
      const found = [...new Set([...code.matchAll(IMPORT)].map(([, named]) => named ?? ''))];
      if (found.length === 0) return null;
      const files = new Map<string, string>();
      for (const named of found) {
        const resolved = await this.resolve(named, file);
        if (!resolved) this.error(`${named} is not found`);
        files.set(named, resolved.id.slice(ROOT.length));
      }
      const told = code
        .replace(IMPORT, (written, named) => `part('${files.get(named)}', () => ${written})`)
        .replace(/\blazy\(\s*(?=\(\) =>)/g, 'lazyPart(');
      return { code: told, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(BUNDLED, 'atOnce(');
      }
    },
  };
}
