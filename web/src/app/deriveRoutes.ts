import type { Route } from 'app/embedded';

/** Page file that is shown where no other is; it has no address of its own. */
export const NOT_FOUND = '_not-found';

/**
 * The routes that page files make (specification §2 "Route derivation").
 * Takes page files relative to the pages folder, such as `./pin/[id].tsx`.
 * Answers them in the order they are tried: shorter ones first, static segments
 * before parameters, among parameters the one with more dots first, and last of
 * all the page for every other address. A handler is the file without extension.
 */
export function deriveRoutes(files: readonly string[]): Route[] {
  const handlers = files.map(handlerOf).filter((handler) => handler !== NOT_FOUND);
  const routes = handlers.map((handler) => ({ path: pathOf(handler), handler }));
  routes.sort((a, b) => compare(a.path, b.path));
  return [...routes, { path: '*', handler: NOT_FOUND }];
}

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
  return `/${handler.replaceAll(/\[([^\]]+)\]/g, ':$1')}`;
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
  const [parameterA, parameterB] = [a.includes(':'), b.includes(':')];
  if (parameterA !== parameterB) return parameterA ? 1 : -1;
  const dots = parameterA ? b.split('.').length - a.split('.').length : 0;
  return dots || (a < b ? -1 : Number(a > b));
}
