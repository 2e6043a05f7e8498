// The real server on a folder of its own that is full of demo content.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { newFolder, withServer } from "../../attack/server.mjs";
import { processorSeconds } from "../server/process.mjs";

/** Seconds in a row in which no job may end for the server to have done them. */
const STILL = 5;
/** A server has nothing to do when it takes less of a processor than this. */
const QUIET = 0.05;
/** Seconds to wait for that, at most: a picture's AVIF takes some seconds of a processor. */
const PATIENCE = 3_600;

/**
 * Does `work` with a server that has the demo and has done its jobs. `kept` is a folder
 * for the demo's photographs, which are fetched once. What was started ends whatever comes
 * of it, also when this is interrupted.
 */
export async function withDemo(program, kept, say, work) {
  const home = newFolder();
  const started = [];
  const tidy = () => {
    for (const pid of started) end(pid);
    rmSync(home, { recursive: true, force: true });
  };
  const interrupted = () => process.exit(1);
  process.on("exit", tidy).on("SIGINT", interrupted).on("SIGTERM", interrupted);
  try {
    await fill(program, join(home, "data"), kept, started);
    process.env.MAGPIE_BINARY = program;
    return await withServer(
      { MAGPIE_RATE_LIMITS: "relaxed" },
      async (server) => {
        started.push(server.pid);
        await allMade(join(home, "data/pictures"), say);
        await settle(server, say);
        return work(server);
      },
      { home },
    );
  } finally {
    process.off("exit", tidy).off("SIGINT", interrupted).off("SIGTERM", interrupted);
    rmSync(home, { recursive: true, force: true });
  }
}

/** Ends a process that may have ended. */
function end(pid) {
  try {
    process.kill(pid);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

async function fill(program, data, kept, started) {
  const pictures = join(kept, "demo");
  mkdirSync(pictures, { recursive: true });
  mkdirSync(join(data, "cache"), { recursive: true });
  symlinkSync(pictures, join(data, "cache/demo"));
  const demo = spawn(program, ["demo", "--data", data, "--log", "warn"], { stdio: ["ignore", 2, 2] });
  started.push(demo.pid);
  const [status] = await once(demo, "exit");
  started.pop();
  if (status !== 0) throw new Error(`magpie demo ended with status ${status}`);
}

/** Jobs by state, as the host sees them. */
async function jobs(admin) {
  const text = await (await fetch(`${admin}/metrics`)).text();
  const read = (state) => Number(new RegExp(`^magpie_jobs\\{state="${state}"\\} (\\d+)`, "m").exec(text)[1]);
  return { waiting: read("waiting"), running: read("running") };
}

/** Waits until every picture has its AVIF, which a job makes every few minutes, some at a time. */
async function allMade(folder, say) {
  for (let second = 0; second < PATIENCE; second += 5) {
    // What is on its way stands in a folder that may go while it is read.
    const shards = readdirSync(folder).filter((name) => name !== "incoming");
    const within = (shard) => readdirSync(join(folder, shard), { recursive: true }).map((path) => join(shard, path));
    const files = shards.flatMap(within);
    const pictures = new Set(files.filter((path) => /\/236x\./.test(path)).map((path) => dirname(path)));
    const made = files.filter((path) => path.endsWith("/736x.avif")).length;
    if (made === pictures.size) return;
    if (second % 60 === 0) say(`${made} of ${pictures.size} pictures have AVIF`);
    await pause(5_000);
  }
  throw new Error(`pictures are without AVIF after ${PATIENCE} seconds`);
}

/**
 * Waits until the server works on nothing. Jobs that wait for their day are left: what
 * was sent and never used is looked for a day later.
 */
async function settle({ admin, pid }, say) {
  let [still, before] = [0, await jobs(admin)];
  for (let second = 0; second < PATIENCE; second++) {
    const spent = processorSeconds(pid);
    await pause(1_000);
    const now = await jobs(admin);
    const quiet = processorSeconds(pid) - spent < QUIET && now.running === 0 && now.waiting === before.waiting;
    still = quiet ? still + 1 : 0;
    if (still === STILL) return;
    if (second % 60 === 59) say(`${now.waiting} jobs wait, ${now.running} run`);
    before = now;
  }
  throw new Error(`the server still has work after ${PATIENCE} seconds`);
}
