import { inflateRawSync } from 'node:zlib';

/** Text of a file in an archive that the server makes: small, each file stored or deflated. */
export function textIn(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const method = archive.readUInt16LE(at + 10);
    const length = archive.readUInt32LE(at + 20);
    const names = archive.readUInt16LE(at + 28);
    const header = archive.readUInt32LE(at + 42);
    if (archive.toString('utf8', at + 46, at + 46 + names) === name) {
      const begin =
        header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
      const content = archive.subarray(begin, begin + length);
      return (method === 8 ? inflateRawSync(content) : content).toString('utf8');
    }
    at += 46 + names + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`The archive has no ${name}.`);
}
