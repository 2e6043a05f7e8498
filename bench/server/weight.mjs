// What a browser loads of the web app.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Bytes as sent: files below the build's threshold have no compressed twin. */
function bytes(client, path) {
  const file = join(client, path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliCompressSync(readFileSync(file)).length;
}

const pages = (client) => JSON.parse(readFileSync(join(client, "pages.json"), "utf8"));

/** Compressed bytes of what a visitor's page runs before its reader acts. */
export function loaderWeight(client) {
  return bytes(client, pages(client).loader);
}

/** Compressed bytes of a page's scripts: its entry and what that imports. */
export function scriptWeight(client, handler, wrapper) {
  const needs = pages(client).handlers[handler][wrapper];
  const scripts = new Set([needs.script, ...(needs.preload ?? [])]);
  return [...scripts].reduce((sum, path) => sum + bytes(client, path), 0);
}
