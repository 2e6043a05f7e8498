import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Collects the GraphQL documents of the rooms into contract/persisted.json:
 * hash → document, with the fragments of fragments.graphql that it names. Only these
 * run (protocol, "Door 3"); that they fit the schema is tested where they run. The web
 * app knows them by name → hash, from src/contract/documents.ts.
 */

const features = new URL('../src/features/', import.meta.url);
const names = (await readdir(features, { recursive: true })).filter((name) =>
  name.endsWith('.graphql'),
);
const texts = await Promise.all(
  names.map(async (name) => lean(await readFile(new URL(name, features), 'utf8'))),
);
const fragments = new Map(
  texts
    .filter((text) => text.startsWith('fragment '))
    .flatMap((text) => text.split(/ (?=fragment )/))
    .map((text) => [/^fragment (\w+)/.exec(text)[1], text]),
);
const documents = texts.filter((text) => text.startsWith('query ')).map(whole);
const hash = (text) => createHash('sha256').update(text).digest('hex');
const byHash = documents.map((text) => [hash(text), text]);
byHash.sort(([one], [other]) => (one < other ? -1 : 1));
const manifest = `${JSON.stringify(Object.fromEntries(byHash), null, 2)}\n`;
await writeFile(new URL('../../contract/persisted.json', import.meta.url), manifest);

const byName = documents.map((text) => [/^query (\w+)/.exec(text)[1], hash(text)]);
byName.sort(([one], [other]) => (one < other ? -1 : 1));
const lines = byName.map(([name, value]) => `  ${name}: '${value}',\n`);
const known = `/** Written by \`npm run documents\`; never edited. */

/** Stored documents by name: the hash that runs them. */
export const documents = {
${lines.join('')}} as const;
`;
await writeFile(new URL('../src/contract/documents.ts', import.meta.url), known);

/** With the fragments that it names, and those that they name. */
function whole(text) {
  const named = new Set();
  const look = (from) => {
    for (const [, name] of from.matchAll(/\.\.\.(\w+)/g)) {
      if (named.has(name)) continue;
      named.add(name);
      look(fragments.get(name));
    }
  };
  look(text);
  return [text, ...[...named].sort().map((name) => fragments.get(name))].join(' ');
}

/** Without comments and layout, so that neither changes the hash. */
function lean(text) {
  return text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
