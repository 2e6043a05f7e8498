import { type ComponentType, createElement } from 'react';

/**
 * Parts of the app that the browser loads when it needs them. Here they stand in the same script
 * and are drawn at once; scripts/partsAtOnce.ts has `lazy` and `import()` call these functions.
 */

/** What is awaited elsewhere, and is there already. */
interface AtOnce<Value> {
  value: Value;
  then: <Next>(next: (value: Value) => Next) => AtOnce<Next>;
}

/** In place of a promise. */
function atOnce<Value>(make: () => Value): AtOnce<Value> {
  const value = make();
  // biome-ignore lint/suspicious/noThenProperty: it stands where a promise stood
  return { value, then: (next) => atOnce(() => next(value)) };
}

/** Files of the parts that the page under way shows. */
const shown = new Set<string>();

/** In place of `import()`: notes which file it is. */
function part<Value>(file: string, load: () => Value): Value {
  shown.add(file);
  return load();
}

/** In place of React's `lazy`, which would ask once for all pages. */
function lazyPart<Props extends object>(load: () => AtOnce<{ default: ComponentType<Props> }>) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each, as `lazy` is
  return function Part(props: Props) {
    return createElement(load().value.default, props);
  };
}

/** Begins a page. */
export function beginParts(): void {
  shown.clear();
}

/** The files whose styles and scripts the page needs beside those of its page file. */
export function shownParts(): string[] {
  return [...shown];
}

Object.assign(globalThis, { atOnce, part, lazyPart });
