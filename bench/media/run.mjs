// Pictures per second of crates/media beside sharp; see README.md.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { similarity } from "./likeness.mjs";
import { photograph } from "./photograph.mjs";
import { PIPELINES, SIZES } from "./sharp-pipelines.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "../..");
const KEPT = join(ROOT, "target/bench-media");
const OURS = join(ROOT, "target/release/examples/throughput");
const ROUNDS = 6;
const TURNS = 5;

const say = (text) => process.stderr.write(`${text}\n`);

function build() {
  // Without an assembler mozjpeg is built in plain C, and the figures say nothing.
  execFileSync("nasm", ["-v"], { stdio: ["ignore", "ignore", "inherit"] });
  const arguments_ = ["build", "--release", "--locked", "-p", "media", "--example", "throughput"];
  execFileSync("cargo", arguments_, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}

/** Pictures per second on the clock, and per second of processor time. */
function measure(program, arguments_, threads) {
  const env = { ...process.env, UV_THREADPOOL_SIZE: String(threads) };
  const { seconds, processors, pictures } = JSON.parse(execFileSync(program, arguments_, { env, encoding: "utf8" }));
  return { clock: pictures / seconds, processor: pictures / processors };
}

const ours = (photo, threads) => measure(OURS, [photo, threads, ROUNDS].map(String), threads);

const theirs = (photo, pipeline, threads) =>
  measure(process.execPath, [join(HERE, "sharp-worker.mjs"), photo, pipeline, threads, ROUNDS].map(String), threads);

const grey = (picture) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** sharp's fastest pipeline with this many threads. */
function fastest(photo, threads) {
  const tried = Object.keys(PIPELINES).map((name) => [name, theirs(photo, name, threads).processor]);
  for (const [name, rate] of tried) say(`  sharp, ${name}: ${rate.toFixed(2)} pictures per processor second`);
  return tried.toSorted((a, b) => b[1] - a[1])[0][0];
}

/** Turn about, so that whatever else the machine does hits both alike. */
function compare(photo, threads) {
  say(`${threads} thread(s)`);
  const pipeline = fastest(photo, threads);
  const turns = Array.from({ length: TURNS }, () => ({ ours: ours(photo, threads), sharp: theirs(photo, pipeline, threads) }));
  const by = (what) => ({
    ours: median(turns.map((turn) => turn.ours[what])),
    sharp: median(turns.map((turn) => turn.sharp[what])),
    ratio: median(turns.map((turn) => turn.ours[what] / turn.sharp[what])),
  });
  const result = { threads, pipeline, per_second: by("clock"), per_processor_second: by("processor") };
  for (const [what, { ours: own, sharp: other, ratio }] of Object.entries(result).slice(2)) {
    say(`  pictures ${what}: ours ${own.toFixed(2)}, sharp (${pipeline}) ${other.toFixed(2)}, ratio ${ratio.toFixed(2)}`);
  }
  return result;
}

/** Bytes of both sides' files and how close each is to a lossless reference. */
async function quality(photo, pipeline) {
  const folder = join(KEPT, "ours");
  mkdirSync(folder, { recursive: true });
  execFileSync(OURS, [photo, "1", "1", folder]);
  const bytes = readFileSync(photo);
  const made = await PIPELINES[pipeline](bytes);
  const pixels = await sharp(bytes).autoOrient().png({ compressionLevel: 0 }).toBuffer();
  const rows = [];
  // Cuts are left out: both cut from the middle, but round it differently.
  for (const [name, width, height, fit] of SIZES.filter((size) => size[3] === "fill")) {
    const reference = await grey(await sharp(pixels).resize(width, height, { fit }).png().toBuffer());
    const likeness = async (file) => similarity(await grey(file), reference);
    const own = readFileSync(join(folder, `${name}.jpg`));
    const other = made.get(name);
    const [ownSsim, otherSsim] = await Promise.all([likeness(own), likeness(other)]);
    const row = { size: name, ours: { bytes: own.length, ssim: ownSsim }, sharp: { bytes: other.length, ssim: otherSsim } };
    const avif = join(folder, `${name}.avif`);
    if (existsSync(avif)) row.avif = { bytes: statSync(avif).size, ssim: await likeness(readFileSync(avif)) };
    rows.push(row);
    const side = (file, ssim) => `${String(file.length).padStart(6)} bytes, SSIM ${ssim.toFixed(4)}`;
    say(`  ${name.padEnd(8)} ours ${side(own, ownSsim)}   sharp ${side(other, otherSsim)}`);
  }
  return rows;
}

build();
const photo = process.argv[2] ?? (await photograph(KEPT));
const speed = [1, 2].map((threads) => compare(photo, threads));
say("quality");
const files = await quality(photo, speed[0].pipeline);
const versions = { node: process.version, sharp: sharp.versions.sharp, vips: sharp.versions.vips };
console.log(JSON.stringify({ megapixels: 12, versions, speed, files }, null, 2));
