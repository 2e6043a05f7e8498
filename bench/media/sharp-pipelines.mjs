// The ways sharp can make the nine renditions. Each is
// `async (bytes) => Map<name, jpeg>`.
import sharp from "sharp";

/** Name, width, height and fit of each rendition of a 4000 × 3000 picture. */
export const SIZES = [
  ["60x60", 60, 60, "cover"],
  ["136x136", 136, 136, "cover"],
  ["70x", 70, 53, "fill"],
  ["170x", 170, 128, "fill"],
  ["236x", 236, 177, "fill"],
  ["474x", 474, 356, "fill"],
  ["564x", 564, 423, "fill"],
  ["736x", 736, 552, "fill"],
  ["600x315", 600, 315, "cover"],
];

const SETTINGS = {
  quality: 80,
  progressive: true,
  chromaSubsampling: "4:2:0",
  optimiseCoding: true,
  trellisQuantisation: true,
  overshootDeringing: true,
  optimiseScans: false,
  quantisationTable: 3,
};

async function renditions(source) {
  const made = new Map();
  for (const [name, width, height, fit] of SIZES) {
    made.set(name, await source().resize(width, height, { fit }).jpeg(SETTINGS).toBuffer());
  }
  return made;
}

/** Decodes for every size anew, shrinking while decoding. */
const perSize = (bytes) => renditions(() => sharp(bytes).autoOrient());

/** Decodes once to this width; every size draws from that. */
const shared = (width) => async (bytes) => {
  const { data, info } = await sharp(bytes).autoOrient().resize(width).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return renditions(() => sharp(data, { raw }));
};

export const PIPELINES = { "per size": perSize, "shared 1104": shared(1104), "shared 736": shared(736) };
