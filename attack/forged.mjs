/** JPEG, WebP and GIF files as no encoder writes them. */

const big = (number) => Buffer.from([number >> 8, number & 255]);
const little = (number) => Buffer.from([number & 255, number >> 8]);
const nothing = Buffer.alloc(0);

/** A segment of a JPEG file. */
export const segment = (marker, body) => Buffer.concat([Buffer.from([0xff, marker]), big(body.length + 2), body]);

/** A Huffman table of one code, one bit long. */
const table = (place, symbol) => segment(0xc4, Buffer.from([place, 1, ...Array(15).fill(0), symbol]));

const scan = (components, [first, last], bits) =>
  Buffer.concat([
    segment(0xda, Buffer.from([components.length, ...components.flatMap((id) => [id, 0]), first, last, 0])),
    Buffer.alloc(Math.ceil(bits / 8)),
  ]);

/**
 * A grey JPEG file of three components: baseline, or progressive with as many scans as
 * asked for; with `more` segments behind its first, `after` its end, or without `scans`.
 */
export function jpeg(width, height, { scans = 1, progressive = false, more = [], after = nothing } = {}) {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const ids = [1, 2, 3];
  const frame = Buffer.concat([Buffer.from([8]), big(height), big(width), Buffer.from([3])]);
  const components = Buffer.from(ids.flatMap((id) => [id, 0x11, 0]));
  // No difference from the block before, and nothing else in the block; or in 16,384 of them.
  const tables = [table(0x00, 0), table(0x10, progressive ? 0xe0 : 0)];
  const first = progressive ? scan(ids, [0, 0], blocks * 3) : scan(ids, [0, 63], blocks * 6);
  const further = (number) =>
    scan([ids[number % 3]], [1 + Math.floor(number / 3), 1 + Math.floor(number / 3)], Math.ceil(blocks / 16_384) * 15);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    segment(0xdb, Buffer.from([0, ...Array(64).fill(1)])),
    segment(progressive ? 0xc2 : 0xc0, Buffer.concat([frame, components])),
    ...tables,
    ...(scans > 0 ? [first] : []),
    ...Array.from({ length: Math.max(0, scans - 1) }, (_, number) => further(number)),
    Buffer.from([0xff, 0xd9]),
    after,
  ]);
}

/** Segments of at most 64 kB that together hold so many bytes of a colour profile. */
export function profile(bytes) {
  const count = Math.ceil(bytes / 65_000);
  return Array.from({ length: count }, (_, number) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number + 1, count]), Buffer.alloc(65_000)]),
    ),
  );
}

/** A chunk of a WebP file. */
export function chunk(name, body) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}

/** Pixels of one colour: every code stands for one symbol, so none takes a bit. */
function lossless(width, height) {
  const body = Buffer.from([0x2f, 0, 0, 0, 0, 0x88, 0x88, 0x08]);
  body.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return chunk('VP8L', body);
}

const minusOne = (number) => Buffer.from([(number - 1) & 255, ((number - 1) >> 8) & 255, (number - 1) >> 16]);

/**
 * A WebP file: of one frame, or an animation; with more chunks, or bytes `after` its end.
 */
export function webp(width, height, { frames = 1, more = [], after = nothing } = {}) {
  const size = Buffer.concat([minusOne(width), minusOne(height)]);
  const frame = lossless(width, height);
  const moving = chunk('ANMF', Buffer.concat([Buffer.alloc(6), size, Buffer.from([1, 0, 0, 0]), frame]));
  const flags = (more.length > 0 ? 0x2c : 0) | (frames > 1 ? 2 : 0);
  const inside = Buffer.concat([
    Buffer.from('WEBP'),
    ...(flags > 0 ? [chunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), size]))] : []),
    ...(frames > 1 ? [chunk('ANIM', Buffer.alloc(6)), ...Array(frames).fill(moving)] : [frame]),
    ...more,
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(inside.length);
  return Buffer.concat([Buffer.from('RIFF'), length, inside, after]);
}

/** So many pixels of the first colour in LZW: each code is one pixel longer than the last. */
function packed(pixels) {
  const bytes = [];
  let [held, holds, width, next] = [0, 0, 3, 6];
  const emit = (code) => {
    held |= code << holds;
    for (holds += width; holds >= 8; holds -= 8) {
      bytes.push(held & 255);
      held >>>= 8;
    }
  };
  emit(4);
  emit(0);
  for (let left = pixels - 1; left > 0; ) {
    const longest = Math.min(next, 4_095) - 4;
    const length = Math.min(left, longest);
    emit(length === 1 ? 0 : length + 4);
    left -= length;
    if (next < 4_096) next += 1;
    if (next === 1 << width && width < 12) width += 1;
  }
  emit(5);
  bytes.push(held & 255);
  return Buffer.from(bytes);
}

/** Pieces of at most 255 bytes, and an empty one. */
function pieces(bytes) {
  const cut = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    cut.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat([...cut, Buffer.from([0])]);
}

/** A comment of a GIF file. */
export const comment = (text) => Buffer.concat([Buffer.from([0x21, 0xfe]), pieces(Buffer.from(text))]);

/**
 * A GIF file of frames that fill it; their pixels are left out where it shall only
 * promise them.
 */
export function gif(width, height, { frames = 1, empty = false, more = [], after = nothing } = {}) {
  const size = Buffer.concat([little(width), little(height)]);
  const pixels = empty ? nothing : packed(width * height);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2]), pieces(pixels)]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...more,
    ...Array(frames).fill(frame),
    Buffer.from([0x3b]),
    after,
  ]);
}
