import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * Writes src/contract/openapi.ts from contract/openapi.json, and
 * src/contract/pages.ts from contract/pages.json.
 *
 * The resource door carries a read's options as JSON text in the query, which
 * OpenAPI says by `content` in place of `schema`; the library only knows
 * `schema`, so the one becomes the other here.
 */

const document = JSON.parse(
  await readFile(new URL('../../contract/openapi.json', import.meta.url), 'utf8'),
);
for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
  for (const parameter of operation.parameters ?? []) {
    if (!parameter.content) continue;
    parameter.schema = parameter.content['application/json'].schema;
    parameter.required = true;
    delete parameter.content;
  }
}
const nodes = await openapiTS(document, { emptyObjectsUnknown: true });
const text = `/** Written by \`npm run contract\`; never edited. */\n\n${astToString(nodes)}`;
await writeFile(new URL('../src/contract/openapi.ts', import.meta.url), text);

const pages = JSON.parse(
  await readFile(new URL('../../contract/pages.json', import.meta.url), 'utf8'),
);
await writeFile(new URL('../src/contract/pages.ts', import.meta.url), pageData(pages));

/** What the web app takes from pages. An endpoint is named after its operation. */
function pageData(declared) {
  const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const lines = Object.entries(declared).map(([resource, { operation, walked, options }]) => {
    const names = options.map((name) => `'${name}'`).join(', ');
    return `  ${resource}: { endpoint: '${camel(operation)}', walked: ${walked}, options: [${names}] },`;
  });
  return `/** Written by \`npm run contract\`; never edited. */

/**
 * Resources whose answers pages carry: the endpoint that takes them, whether it walks
 * a list, the names of the options that they are asked with.
 */
export const pageData = {
${lines.join('\n')}
} as const;
`;
}
