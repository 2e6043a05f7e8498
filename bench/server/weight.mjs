// What a browser loads of the web app before it can start.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Bytes as sent: files below the build's threshold have no compressed twin. */
function bytes(client, path) {
  const file = join(client, path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliCompressSync(readFileSync(file)).length;
}

/** Compressed bytes of a page's scripts: its entry and what that imports. */
export function scriptWeight(client, handler, wrapper) {
  const needs = JSON.parse(readFileSync(join(client, "pages.json"), "utf8")).handlers[handler][wrapper];
  const scripts = new Set([needs.script, ...(needs.preload ?? [])]);
  return [...scripts].reduce((sum, path) => sum + bytes(client, path), 0);
}
