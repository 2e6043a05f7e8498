import type { Route } from 'app/embedded';

/** Page file that is shown where no other is; it has no address of its own. */
export const NOT_FOUND = '_not-found';

/**
 * The routes that page files make (specification §2 "Route derivation").
 * Takes page files relative to the pages folder, such as `./pin/[id].tsx`.
 * Answers them in the order they are tried: shorter ones first, static segments
 * before parameters, among parameters the one with more dots first, after them a
 * rest (`[...part]`, one or more segments), and last of all the page for every
 * other address. A handler is the file without extension.
 */
export function deriveRoutes(files: readonly string[]): Route[] {
  const handlers = files.map(handlerOf).filter((handler) => handler !== NOT_FOUND);
  const routes = handlers.map((handler) => ({ path: pathOf(handler), handler }));
  routes.sort((a, b) => compare(a.path, b.path));
  return [...routes, { path: '*', handler: NOT_FOUND }];
}

/** All that is left of an address, as React Router writes it. */
const REST = '*';

/** The handler a page file is known by. */
export function handlerOf(file: string): string {
  return file
    .replace(/^.*?pages\//, '')
    .replace(/^\.\//, '')
    .replace(/\.tsx$/, '');
}

function pathOf(handler: string): string {
  if (handler === 'index') return '/';
  if (handler.endsWith('/index')) throw new Error(`Only the root has an index: ${handler}`);
  if (/\[\.\.\..*\//.test(handler)) throw new Error(`A rest ends its address: ${handler}`);
  return `/${handler.replace(/\[\.\.\.[^\]]+\]$/, REST).replaceAll(/\[([^\]]+)\]/g, ':$1')}`;
}

function compare(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const lengths = (a === '/' ? 0 : left.length) - (b === '/' ? 0 : right.length);
  if (lengths !== 0) return lengths;
  for (const [at, segment] of left.entries()) {
    const order = compareSegments(segment, right[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareSegments(a: string, b: string): number {
  const kinds = kindOf(a) - kindOf(b);
  if (kinds !== 0) return kinds;
  const dots = kindOf(a) === 1 ? b.split('.').length - a.split('.').length : 0;
  return dots || (a < b ? -1 : Number(a > b));
}

/** Static segments come before parameters, and these before a rest. */
function kindOf(segment: string): 0 | 1 | 2 {
  if (segment === REST) return 2;
  return segment.includes(':') ? 1 : 0;
}
