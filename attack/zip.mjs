/** Reading archives. */
import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Names and contents of all files of an archive, as one text. */
export function unpacked(archive) {
  const end = archive.lastIndexOf(END);
  let at = archive.readUInt32LE(end + 16);
  let text = '';
  while (archive.readUInt32LE(at) === ENTRY) {
    const [name, extra, remark] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    text += `${archive.subarray(at + 46, at + 46 + name)}\n${content(archive, at)}\n`;
    at += 46 + name + extra + remark;
  }
  return text;
}

function content(archive, entry) {
  const [method, length] = [archive.readUInt16LE(entry + 10), archive.readUInt32LE(entry + 20)];
  const file = archive.readUInt32LE(entry + 42);
  const start = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
  const packed = archive.subarray(start, start + length);
  return method === 0 ? packed : inflateRawSync(packed);
}
