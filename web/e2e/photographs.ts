import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of a photograph of `photographs/`, whose README says what each is good for. */
export function photograph(name: string): string {
  return fileURLToPath(new URL(`photographs/${name}.jpg`, import.meta.url));
}

/** A file as it is given to a browser's file input. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A text that calls itself a photograph. */
export function textAsPhotograph(): GivenFile {
  return given('letter.jpg', Buffer.from('Dear Ines, there is no picture here.'.repeat(50)));
}

/** The first third of a photograph. */
export function truncatedPhotograph(): GivenFile {
  const whole = readFileSync(photograph('guitar'));
  return given('half.jpg', whole.subarray(0, Math.floor(whole.length / 3)));
}

/** A photograph whose header claims 30,000 × 30,000 pixels. */
export function hugePhotograph(): GivenFile {
  const file = Buffer.from(readFileSync(photograph('guitar')));
  const frame = startOfFrame(file);
  file.writeUInt16BE(30_000, frame + 5);
  file.writeUInt16BE(30_000, frame + 7);
  return given('huge.jpg', file);
}

function given(name: string, buffer: Buffer): GivenFile {
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Where the segment lies that tells a JPEG's size (marker C0 or C2). */
function startOfFrame(file: Buffer): number {
  let at = 2;
  while (file[at + 1] !== 0xc0 && file[at + 1] !== 0xc2) at += 2 + file.readUInt16BE(at + 2);
  return at;
}
