// `node sharp-worker.mjs PHOTOGRAPH PIPELINE THREADS ROUNDS`: one line of JSON,
// like the `throughput` example of crates/media. The number of threads is set by
// the parent in UV_THREADPOOL_SIZE as well.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { PIPELINES } from "./sharp-pipelines.mjs";

const [photograph, pipeline, threads, rounds] = process.argv.slice(2);
sharp.concurrency(1);
sharp.cache(false);
const bytes = readFileSync(photograph);
const make = PIPELINES[pipeline];

async function repeat() {
  for (let round = 0; round < Number(rounds); round += 1) await make(bytes);
}

const before = process.cpuUsage();
const start = performance.now();
await Promise.all(Array.from({ length: Number(threads) }, repeat));
const seconds = (performance.now() - start) / 1000;
const used = process.cpuUsage(before);
const processors = (used.user + used.system) / 1e6;
console.log(JSON.stringify({ seconds, processors, pictures: threads * rounds }));
