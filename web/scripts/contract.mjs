import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * Writes src/contract/openapi.ts from contract/openapi.json.
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
