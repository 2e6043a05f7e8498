import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChildNode, parse } from 'postcss';
import type { Plugin } from 'vite';
import { loaded } from './pagesFile.ts';

/** One rule of a style sheet, as the server chooses it (`pages/styles.rs`). */
export interface StyleRule {
  /** The at-rules around it, the outermost first. */
  within: string[];
  /** Of each of its selectors the classes without which it finds nothing. */
  classes: string[][];
  /** The animation that it describes. */
  keyframes?: string;
  text: string;
}

/** At-rules whose rules are rules of their own. Of a layer that has no name there is one alone. */
const AROUND = new Set(['container', 'media', 'supports']);

/**
 * Writes `rules.json` beside the client's build: the rules of every style sheet, so that the
 * server puts only those into a page that find something in its markup.
 */
export function rulesFile(): Plugin {
  return {
    name: 'rules-file',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      const rules = sheets.map(async (file) => {
        return [loaded(file), rulesOf(await readFile(join(dir, file), 'utf8'))] as const;
      });
      await writeFile(
        join(dir, 'rules.json'),
        JSON.stringify(Object.fromEntries(await Promise.all(rules))),
      );
    },
  };
}

/** The rules of a style sheet in order. */
export function rulesOf(css: string): StyleRule[] {
  return parse(css).nodes.flatMap((node) => rulesIn(node, []));
}

function rulesIn(node: ChildNode, within: string[]): StyleRule[] {
  if (node.type === 'rule') {
    return [{ within, classes: node.selectors.map(classesOf), text: node.toString() }];
  }
  if (node.type !== 'atrule') return [];
  if (!node.nodes) return [{ within, classes: [[]], text: `${node};` }];
  if (AROUND.has(node.name)) {
    const around = [...within, `@${node.name} ${node.params}`.trimEnd()];
    return node.nodes.flatMap((inner) => rulesIn(inner, around));
  }
  const animation = node.name === 'keyframes' ? { keyframes: node.params } : {};
  return [{ within, classes: [[]], ...animation, text: node.toString() }];
}

/** What stands in parentheses (`:not(.a)`, `:is(.a, .b)`) or in an attribute need not be there. */
function classesOf(selector: string): string[] {
  if (selector.includes('\\'))
    throw new Error('Classes are taken as they are written', { cause: selector });
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  return [...bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}
