import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** Kinds of file that shrink; typefaces and pictures are compressed already. */
const SHRINKS = /\.(js|css|svg|json)$/;

/** Below this little is gained. A page's first scripts share a connection, so that small ones count too. */
const LEAST_BYTES = 512;

/** Writes `.br` beside every file of the build, so that the server compresses nothing for browsers that take it. */
export function compress(): Plugin {
  return {
    name: 'compress',
    async writeBundle({ dir }) {
      if (!dir) return;
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => SHRINKS.test(name));
      await Promise.all(names.map((name) => compressFile(join(assets, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
}
