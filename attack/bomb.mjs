/** A small PNG whose colour profile unpacks to 250 MB. */
import { crc32, deflateSync } from 'node:zlib';

const UNPACKED = 250_000_000;

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The file; `seed` makes each another one. */
export function bomb(seed) {
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const rows = Buffer.alloc(8 * 25, seed);
  for (let row = 0; row < 8; row += 1) rows[row * 25] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(UNPACKED))])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
