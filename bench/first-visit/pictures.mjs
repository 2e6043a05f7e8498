// What the pictures of a first screen would weigh without AVIF, and how like the picture both are.
import sharp from "sharp";
import { similarity } from "../media/likeness.mjs";

/** How much the mean of a channel may be off, of 255. */
const MOST_OFF = 4;

/** A size between the original and a cut of it: `/345x/ab/cd/ef/….jpg`. */
const SIZED = /^\/\d+x\/(.+)$/;

/**
 * Bytes and mean likeness (SSIM) of the pictures at these addresses, as AVIF and in the
 * form of the ten sizes, both beside the original scaled without loss. Pictures without
 * AVIF, such as those cut to a square, are left out.
 */
export async function compare(origin, addresses) {
  const sum = { pictures: 0, avif: { bytes: 0, ssim: 0 }, plain: { bytes: 0, ssim: 0 } };
  for (const address of addresses) {
    const sized = SIZED.exec(new URL(address).pathname);
    if (!sized) continue;
    const [avif, plain] = await Promise.all([fetched(address, "image/avif,*/*"), fetched(address, "image/*;q=0.9")]);
    if (avif.type !== "image/avif") continue;
    const original = (await fetched(`${origin}/originals/${sized[1]}`, "*/*")).bytes;
    await sameColors(address, original, avif.bytes);
    const reference = await scaled(original, avif.bytes);
    sum.pictures += 1;
    for (const [name, { bytes }] of Object.entries({ avif, plain })) {
      sum[name].bytes += bytes.length;
      sum[name].ssim += similarity(await grey(sharp(bytes)), reference);
    }
  }
  for (const side of [sum.avif, sum.plain]) side.ssim /= sum.pictures;
  return sum;
}

/** Fails when a picture has another red, green or blue all over: likeness is of brightness alone. */
async function sameColors(address, original, shown) {
  const [wanted, found] = await Promise.all([original, shown].map(meanColor));
  if (wanted.some((value, channel) => Math.abs(value - found[channel]) > MOST_OFF)) {
    throw new Error(`${address} has the mean color ${found.map(Math.round)}, its original ${wanted.map(Math.round)}`);
  }
}

async function meanColor(bytes) {
  const small = await sharp(bytes).flatten().toColourspace("srgb").resize(64, 64, { fit: "fill" }).png().toBuffer();
  return (await sharp(small).stats()).channels.map(({ mean }) => mean);
}

async function fetched(address, accept) {
  const answer = await fetch(address, { headers: { accept } });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return { type: answer.headers.get("content-type"), bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The original in as many pixels as the picture beside it. */
async function scaled(original, beside) {
  const { width, height } = await sharp(beside).metadata();
  return grey(sharp(original).resize(width, height, { fit: "fill" }));
}

const grey = (picture) => picture.greyscale().raw().toBuffer({ resolveWithObject: true });
