// The real server on a folder of its own that is full of demo content.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
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
 * Does `work` with a server that has the demo and has done its jobs. `kept` is a folder for
 * the demo's photographs and for what a server was filled with, which takes most of an hour:
 * the same program is not filled again, nor another where `fill` is "any". What was started
 * ends whatever comes of it, also when this is interrupted.
 */
export async function withDemo(program, { kept, fill }, say, work) {
  const started = [];
  const home = newFolder();
  const tidy = () => {
    for (const pid of started) end(pid);
    rmSync(home, { recursive: true, force: true });
  };
  const interrupted = () => process.exit(1);
  process.on("exit", tidy).on("SIGINT", interrupted).on("SIGTERM", interrupted);
  process.env.MAGPIE_BINARY = program;
  const served = async (settled) => {
    const serve = (server) => {
      started.push(server.pid);
      return settled(server);
    };
    const outcome = await withServer({ MAGPIE_RATE_LIMITS: "relaxed" }, serve, { home, keep: true });
    started.pop();
    return outcome;
  };
  try {
    const filled = join(kept, "filled");
    const by = await sha256(program);
    if (!isFilled(filled, fill === "any" ? undefined : by)) {
      say("filling a server with the demo");
      await demo(program, join(home, "data"), kept, started);
      await served(async (server) => {
        await allMade(join(home, "data/pictures"), say);
        await settle(server, say);
      });
      keep(join(home, "data"), filled, by, kept);
    } else {
      say(`on a copy of what was filled before, by ${isFilled(filled, by) ? "this" : "another"} program`);
      cpSync(join(filled, "data"), join(home, "data"), COPIED);
    }
    return await served(async (server) => {
      await settle(server, say);
      return work(server);
    });
  } finally {
    process.off("exit", tidy).off("SIGINT", interrupted).off("SIGTERM", interrupted);
    rmSync(home, { recursive: true, force: true });
  }
}

/** A socket is no file, and is made anew. */
const isCopied = (path) => !path.endsWith(".sock");
const COPIED = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, filter: isCopied };

/** Keeps what a server was filled with, unless its pictures were drawn for want of photographs. */
function keep(data, filled, by, kept) {
  rmSync(filled, { recursive: true, force: true });
  if (!existsSync(join(kept, "demo/pictures"))) return;
  cpSync(data, join(filled, "data"), COPIED);
  // Last: until it is there the folder is not whole.
  writeFileSync(join(filled, "by"), by);
}

async function sha256(file) {
  return createHash("sha256").update(await readFile(file)).digest("hex");
}

/** Whether a folder is whole, and was filled by this program, or by any where none is named. */
function isFilled(folder, program) {
  const mark = join(folder, "by");
  if (!existsSync(mark)) return false;
  return !program || readFileSync(mark, "utf8") === program;
}

/** Ends a process that may have ended. */
function end(pid) {
  try {
    process.kill(pid);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

async function demo(program, data, kept, started) {
  const pictures = join(kept, "demo");
  mkdirSync(pictures, { recursive: true });
  mkdirSync(join(data, "cache"), { recursive: true });
  symlinkSync(pictures, join(data, "cache/demo"));
  const filling = spawn(program, ["demo", "--data", data, "--log", "warn"], { stdio: ["ignore", 2, 2] });
  started.push(filling.pid);
  const [status] = await once(filling, "exit");
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
