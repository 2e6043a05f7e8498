import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { deriveRoutes, handlerOf } from '../src/app/deriveRoutes.ts';

/**
 * Writes `pages.json` beside the client's build: what the server must put into
 * a page, so that it needs to know nothing of the build.
 *
 * - `routes`: the route manifest in the order it is tried (`__PWS_ROUTES__`)
 * - `loader`: the first script, which keeps what is pressed until the app is there
 * - `handlers[handler][wrapper]`: `script` (the entry), `styles`, `preload`
 *   (scripts), `fonts`, `waits` (whether a visitor's page starts the app only when they
 *   act), for the wrappers `mobile`, `unauth`, `auth`
 * - `parts[file]`: `styles` and `preload` of what a page loads for itself, by its source
 * - `catalogues[locale]`: one more script to preload
 *
 * All values are paths below the server's root.
 */
export function pagesFile(): Plugin {
  return {
    name: 'pages-file',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as Manifest;
      await writeFile(
        join(dir, 'pages.json'),
        `${JSON.stringify(describePages(manifest, weightIn(bundle)), null, 1)}\n`,
      );
    },
  };
}

const ENTRY = 'src/app/start.tsx';

const LOADER = 'src/app/loader.ts';

/** Pages that are there to be read; the others are forms, or do something when they are opened. */
const READ = new Set([
  '[username]',
  '[username]/[slug]',
  '[username]/[slug]/[section]',
  '_not-found',
  'ideas',
  'ideas/[interest]/[id]',
  'index',
  'pin/[id]',
  'pin/[id]/sent',
  'search/[scope]',
  'search/pins',
  'shopping',
  'shopping/[category]/[id]',
  'today',
  'today/[term]/[title]/[articleId]',
  'topics/[interest]',
  'videos',
]);

/** Names page files for the browser that few pages lead to. */
const FURTHER = 'src/app/mods.further.ts';

const WRAPPERS = {
  mobile: 'src/app/wrappers/MobileWrapper.tsx',
  unauth: 'src/app/wrappers/UnauthWrapper.tsx',
  auth: 'src/app/wrappers/AuthWrapper.tsx',
};

/** Sources of components that are loaded for themselves. */
const PART = /^src\/(?:app\/shell|features|ui)\/.*\.tsx$/;

/** How heavy a script of a build is, in characters. */
function weightIn(bundle: Record<string, { type: string; code?: string }>) {
  return (file: string) => bundle[file]?.code?.length ?? 0;
}

/** What `pages.json` says about a build. A page asks for its heaviest script first, which comes last. */
export function describePages(manifest: Manifest, weight: (file: string) => number = () => 0) {
  const needs = (files: readonly string[]) => needsOf(manifest, files, weight);
  const files = Object.keys(manifest).filter((file) => file.startsWith('src/pages/'));
  const entry = chunk(manifest, ENTRY);
  const script = loaded(entry.file);
  // The extended alphabets come when a page has such letters.
  const fonts = (entry.assets ?? [])
    .filter((file) => /-latin-wght-.*\.woff2$/.test(file))
    .map(path);
  const handlers = files.map((file) => {
    const handler = handlerOf(file);
    const page = { script, fonts, waits: READ.has(handler) };
    const wrappers = Object.entries(WRAPPERS).map(([name, wrapper]) => [
      name,
      { ...page, ...needs([ENTRY, wrapper, ...before(manifest, file), file]) },
    ]);
    return [handler, Object.fromEntries(wrappers)];
  });
  const catalogues = Object.keys(manifest).flatMap((file) => {
    const locale = /^src\/locales\/(\w+)\/messages\.po$/.exec(file)?.[1];
    return locale ? [[locale, loaded(chunk(manifest, file).file)]] : [];
  });
  const parts = Object.entries(manifest)
    .filter(([file, { isDynamicEntry }]) => isDynamicEntry && PART.test(file))
    .map(([file]) => [file, needs([file])]);
  return {
    loader: loaded(chunk(manifest, LOADER).file),
    routes: deriveRoutes(files),
    handlers: Object.fromEntries(handlers),
    parts: Object.fromEntries(parts),
    catalogues: Object.fromEntries(catalogues),
  };
}

/** What the browser loads before a page file, because it names it. */
function before(manifest: Manifest, file: string): string[] {
  return manifest[FURTHER]?.dynamicImports?.includes(file) ? [FURTHER] : [];
}

/** Styles and scripts of some files and of everything they import at once. */
function needsOf(manifest: Manifest, files: readonly string[], weight: (file: string) => number) {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunk(manifest, file).imports ?? []) visit(imported);
  };
  for (const file of files) visit(file);
  const chunks = [...seen].map((file) => chunk(manifest, file));
  return {
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(loaded),
    preload: chunks
      .map(({ file }) => file)
      .sort((one, other) => weight(other) - weight(one))
      .map(loaded),
  };
}

function chunk(manifest: Manifest, file: string) {
  const found = manifest[file];
  if (!found) throw new Error(`The build has no ${file}`);
  return found;
}

/**
 * Path of a file that a page loads. Throws for what is neither style sheet nor script
 * (specification §5 "Page loader files").
 */
export function loaded(file: string): string {
  if (!/\.(css|m?js)$/.test(file)) throw new Error('Unsupported extension', { cause: file });
  return path(file);
}

function path(file: string): string {
  return `/${file}`;
}
