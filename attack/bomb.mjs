/** Small PNGs that take much memory to read. */
import { crc32, deflateSync } from 'node:zlib';

const UNPACKED = 250_000_000;

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture of one colour, `seed`, with more chunks between head and pixels. */
function png(width, height, seed, chunks = []) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const line = width * 3 + 1;
  const rows = Buffer.alloc(height * line, seed);
  for (let row = 0; row < height; row += 1) rows[row * line] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One whose colour profile unpacks to 250 MB. */
export function bomb(seed) {
  const profile = deflateSync(Buffer.alloc(UNPACKED));
  return png(8, 8, seed, [chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), profile]))]);
}

/** One of as many pixels as a picture may have, 40 million: 120 MB. */
export const large = (seed) => png(8_000, 5_000, seed);
