// Measures the real server on a synthetic store; see README.md.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { moving, walks } from "./collection.mjs";
import { judge } from "./goals.mjs";
import { Load } from "./load.mjs";
import { beside, coldStart, idle, steady, throughput } from "./measure.mjs";
import { signUp } from "./member.mjs";
import { machine, memory, wanted } from "./process.mjs";
import { start, stop } from "./server.mjs";
import { subjects } from "./subjects.mjs";
import { scriptWeight } from "./weight.mjs";

const ROOT = join(import.meta.dirname, "../..");
const MAGPIE = join(ROOT, "target/release/magpie");
const LOAD = join(ROOT, "target/release/load");
const CLIENT = join(ROOT, "web/dist/client");

const { values: options } = parseArgs({ options: { pins: { type: "string", default: process.env.PINS ?? "200000" } } });
const pins = Number(options.pins);
if (!Number.isInteger(pins) || pins < 1_000) throw new Error("--pins (or PINS) is a whole number from 1000 on");

const say = (text) => process.stderr.write(`${text}\n`);
const shown = { stdio: ["ignore", "ignore", "inherit"] };

/** Whether the store is whole and this build can use it. */
function fits(data, inventory) {
  if (!existsSync(inventory)) return false;
  return spawnSync(MAGPIE, ["migrate", "--data", data], { stdio: "ignore" }).status === 0;
}

/** The store of this size, made once. */
function store() {
  const data = join(ROOT, `target/bench-server/${pins}`);
  const inventory = join(data, "bench.json");
  if (!fits(data, inventory)) {
    say(`filling a store with ${pins} pins`);
    rmSync(data, { recursive: true, force: true });
    execFileSync(MAGPIE, ["bench-fill", "--pins", String(pins), "--data", data, "--log", "warn"], shown);
  }
  return { data, inventory: JSON.parse(readFileSync(inventory, "utf8")) };
}

/** Our pictures per processor second over sharp's, when bench/media has run. */
function pictures() {
  const file = join(ROOT, "docs/bench/media.json");
  if (!existsSync(file)) return undefined;
  const [single] = JSON.parse(readFileSync(file, "utf8")).speed;
  return single.per_processor_second.ratio;
}

/** Everything that needs the running server. */
async function measure(server) {
  const idle_mb = await idle(server);
  const { collector } = inventory;
  const walked = await walks(server.address, collector);
  const asked = subjects(inventory, await signUp(server.address), walked);
  const load = new Load(LOAD, server);
  for (const [name, { requests }] of Object.entries(asked)) await load.define(name, requests);
  const fast = await throughput(load, asked, say);
  for (const [name, run] of Object.entries(fast)) run.title = asked[name].title;
  say("at a fixed rate");
  const slow = await steady(load);
  const large_board_p99 = await beside(load, "board_large", "board_small");
  const moved = await moving(load, server.address, collector, say);
  load.close();
  const { now, most } = memory(server.pid);
  return {
    throughput: fast,
    steady: slow,
    large_board_p99,
    moved,
    memory: { idle_mb, loaded_mb: now, loaded_most_mb: most },
  };
}

execFileSync("cargo", ["build", "--release", "--locked", "-p", "load"], { ...shown, cwd: ROOT });
const { data, inventory } = store();
say("starting");
const start_ms = await coldStart(MAGPIE, data);
const server = await start(MAGPIE, data);
const measured = await measure(server).finally(() => stop(server));

const result = {
  machine: machine(),
  wanted: wanted(),
  pins,
  ...measured,
  binary_mb: statSync(MAGPIE).size / 1e6,
  start_ms,
  script: {
    pin_kb: scriptWeight(CLIENT, "pin/[id]", "unauth") / 1e3,
    home_kb: scriptWeight(CLIENT, "index", "auth") / 1e3,
  },
};
result.pictures = pictures();
result.goals = judge(result);
for (const { title, measured, goal, met } of result.goals) say(`${met ? "met   " : "missed"}  ${title}: ${measured} (${goal})`);
console.log(JSON.stringify(result, null, 2));
