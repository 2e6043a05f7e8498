import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Collects the GraphQL documents of the rooms into contract/persisted.json:
 * hash → document. Only these run (protocol, "Door 3"); that they fit the schema
 * is tested where they run.
 */

const features = new URL('../src/features/', import.meta.url);
const names = (await readdir(features, { recursive: true })).filter((name) =>
  name.endsWith('.graphql'),
);
const documents = await Promise.all(
  names.map(async (name) => lean(await readFile(new URL(name, features), 'utf8'))),
);
const byHash = documents.map((text) => [createHash('sha256').update(text).digest('hex'), text]);
byHash.sort(([one], [other]) => (one < other ? -1 : 1));
const manifest = `${JSON.stringify(Object.fromEntries(byHash), null, 2)}\n`;
await writeFile(new URL('../../contract/persisted.json', import.meta.url), manifest);

/** Without comments and layout, so that neither changes the hash. */
function lean(text) {
  return text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
