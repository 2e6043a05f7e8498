// Measures the real server on a synthetic store; see README.md.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { moving, walks } from "./collection.mjs";
import { judge, tell } from "./goals.mjs";
import { Load } from "./load.mjs";
import { beside, coldStart, idle, steady, throughput } from "./measure.mjs";
import { signUp } from "./member.mjs";
import { machine, memory, wanted } from "./process.mjs";
import { start, stop } from "./server.mjs";
import { buildLoad, MAGPIE, store, wantedPins } from "./store.mjs";
import { subjects } from "./subjects.mjs";
import { SIZES, talk } from "./talk.mjs";
import { loaderWeight, scriptWeight } from "./weight.mjs";

const ROOT = join(import.meta.dirname, "../..");
const CLIENT = join(ROOT, "web/dist/client");

const { values: options } = parseArgs({ options: { pins: { type: "string" } } });
const pins = wantedPins(options.pins);

const say = (text) => process.stderr.write(`${text}\n`);

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

const LOAD = buildLoad();
const { data, inventory } = store(pins, say);
say("starting");
const start_ms = await coldStart(MAGPIE, data);
const server = await start(MAGPIE, data);
const measured = await measure(server).finally(() => stop(server));
const { throughput: fast, steady: slow, ...talked } = await talk(LOAD, SIZES, say);
Object.assign(measured.throughput, fast);
Object.assign(measured.steady, slow);

const result = {
  machine: machine(),
  wanted: wanted(),
  pins,
  ...measured,
  ...talked,
  binary_mb: statSync(MAGPIE).size / 1e6,
  start_ms,
  script: {
    loader_kb: loaderWeight(CLIENT) / 1e3,
    pin_kb: scriptWeight(CLIENT, "pin/[id]", "unauth") / 1e3,
    home_kb: scriptWeight(CLIENT, "index", "auth") / 1e3,
  },
};
result.pictures = pictures();
result.goals = judge(result);
tell(result.goals, say);
console.log(JSON.stringify(result, null, 2));
