import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * What pages say of themselves in schema.org's vocabulary, held against the vocabulary: every type exists and has
 * the properties it is given, with values of the types they take (schema-dts is generated from schema.org). The
 * pages' data is gathered by the doors' test `structured_data`, which fails when the pages say something else.
 */
const GATHERED = resolve(
  import.meta.dirname,
  '../../crates/doors/tests/doors/snapshots/doors__structured_data__pages_say_what_they_are_about.snap',
);

type Thing = { '@type': string };

/** The data by page, behind the snapshot's own head. */
function gathered(): Record<string, Thing[]> {
  const json = readFileSync(GATHERED, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  return JSON.parse(json);
}

const FILE = resolve(import.meta.dirname, 'structuredDataToCheck.ts');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  skipLibCheck: true,
};

/** What is wrong with each of these, by their place; nothing for those that are right. */
function complaints(things: readonly Thing[]): (string | undefined)[] {
  const lines = things.map((thing, place) => {
    const type = `schema.WithContext<schema.${thing['@type']}>`;
    return `export const thing${place}: ${type} = ${JSON.stringify(thing)};`;
  });
  const text = ["import type * as schema from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  const source = program.getSourceFile(FILE) as ts.SourceFile;
  const found: (string | undefined)[] = things.map(() => undefined);
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    // The import stands in the first line; without it nothing would be proved.
    if (line === 0) throw new Error(message);
    found[line - 1] = message;
  }
  return found;
}

const person = { '@type': 'Person', name: 'Ada' };

/** What must be refused, or the check proves nothing. */
const WRONG: [string, Thing & Record<string, unknown>][] = [
  ['a type that there is none of', { '@type': 'Pinboard', name: 'Birds' }],
  ['a property that the type has not', { '@type': 'Product', name: 'Lamp', publisher: person }],
  ['a misspelt property', { '@type': 'Recipe', name: 'Cake', recipeIngredients: ['flour'] }],
  ['a diet that there is none of', { '@type': 'Recipe', suitableForDiet: 'PaleoDiet' }],
  ['a number for a length', { '@type': 'ImageObject', width: 64 }],
  ['a thing where another belongs', { '@type': 'Article', author: { '@type': 'Offer' } }],
  [
    'something wrong within',
    { '@type': 'Product', offers: { '@type': 'Offer', price: 2, availability: 'next week' } },
  ],
];

describe('structured data', () => {
  it('is refused where it breaks the rules of schema.org', () => {
    const context = { '@context': 'https://schema.org' };
    const found = complaints(WRONG.map(([, thing]) => ({ ...context, ...thing })));
    const missed = WRONG.filter((_, place) => found[place] === undefined);
    expect(missed.map(([what]) => what)).toEqual([]);
  });

  it('keeps to the rules of schema.org on every page', () => {
    const pages = Object.entries(gathered());
    const all = pages.flatMap(([page, things]) => things.map((thing) => ({ page, thing })));
    const found = complaints(all.map(({ thing }) => thing));
    const wrong = all.flatMap(({ page, thing }, place) =>
      found[place] ? [`${page}, ${thing['@type']}: ${found[place]}`] : [],
    );
    expect(wrong).toEqual([]);
    // Each kind is there to be looked at.
    const types = new Set(all.map(({ thing }) => thing['@type']));
    expect([...types].sort()).toEqual(
      ['Article', 'BreadcrumbList', 'CollectionPage', 'HowTo', 'ImageObject', 'Product'].concat([
        'ProfilePage',
        'Recipe',
        'VideoObject',
      ]),
    );
  });
});
