import { chmodSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { zipSync } from 'fflate';

/**
 * Puts the built web app into the server's binary, as an archive behind the
 * program in place of an earlier one: `node pack.mjs PROGRAM [FOLDER]`. The same
 * program and web app give the same bytes.
 */

const [program, folder = fileURLToPath(new URL('../dist', import.meta.url))] =
  process.argv.slice(2);

/** Only what the server serves or runs. */
const ROOMS = ['client', 'server'];

/** Kinds of file that shrink: each lies in the archive once, in brotli. */
const SHRINKS = /\.(js|css|svg|json)$/;

/** Any day, always the same. */
const DAY = '2000-01-01T12:00:00Z';

const END = { signature: 0x06054b50, bytes: 22 };

/** A file's bytes without the archive at their end. */
function withoutArchive(bytes) {
  const end = bytes.length - END.bytes;
  if (end < 0 || bytes.readUInt32LE(end) !== END.signature) return bytes;
  const listBytes = bytes.readUInt32LE(end + 12);
  const listAt = bytes.readUInt32LE(end + 16);
  return bytes.subarray(0, end - listBytes - listAt);
}

function inBrotli(bytes) {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(bytes, { params });
}

function archive() {
  const files = {};
  for (const room of ROOMS) {
    let entries = [];
    try {
      entries = readdirSync(join(folder, room), { recursive: true, withFileTypes: true });
    } catch {
      continue;
    }
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      files[relative(folder, path)] = readFileSync(path);
    }
  }
  for (const path of Object.keys(files).filter((name) => SHRINKS.test(name))) {
    files[`${path}.br`] ??= inBrotli(files[path]);
    delete files[path];
  }
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return zipSync(sorted, { level: 0, mtime: DAY });
}

// A new file takes the name, since the old one may be running.
const whole = Buffer.concat([withoutArchive(readFileSync(program)), archive()]);
writeFileSync(`${program}.new`, whole);
chmodSync(`${program}.new`, statSync(program).mode);
renameSync(`${program}.new`, program);
