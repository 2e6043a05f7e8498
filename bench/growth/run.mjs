// Measures what five times the pins cost; see README.md.
import { parseArgs } from "node:util";
import { walks } from "../server/collection.mjs";
import { Load } from "../server/load.mjs";
import { FAST, median, pass, quiet } from "../server/measure.mjs";
import { signUp } from "../server/member.mjs";
import { machine, wanted } from "../server/process.mjs";
import { start, stop } from "../server/server.mjs";
import { buildLoad, MAGPIE, store, wantedPins } from "../server/store.mjs";
import { subjects } from "../server/subjects.mjs";

/** How many times the pins of the small store. */
const TIMES = 5;
/** The time an answer may take in the large store, of that in the small one. */
const MOST = 1.3;
/** What grows with a store where it is built badly. */
const ASKED = ["home", "board", "related", "pin", "search_one", "search", "typeahead", "page_cached", "page_uncached"];
const ROUNDS = 3;
const RUNS = 3;

const { values: options } = parseArgs({ options: { pins: { type: "string" } } });
const pins = wantedPins(options.pins);
const say = (text) => process.stderr.write(`${text}\n`);
const program = buildLoad();

/** Processor time of an answer over that of a bare one, by subject: the median of some runs of a server. */
async function costs({ data, inventory }) {
  const server = await start(MAGPIE, data);
  const load = new Load(program, server);
  try {
    await quiet(server, say);
    const walked = await walks(server.address, inventory.collector);
    const asked = subjects(inventory, await signUp(server.address), walked);
    for (const name of ["bare", ...ASKED]) await load.define(name, asked[name].requests);
    const found = {};
    for (const name of ASKED) {
      if (asked[name].warm) await pass(load, name, asked[name].requests.length);
      const shares = [];
      for (let run = 0; run < RUNS; run++) {
        // What is kept for a short time only is asked for once more.
        if (asked[name].short) await load.run(name, FAST);
        const bare = await load.run("bare", FAST);
        const own = await load.run(name, FAST);
        shares.push(own.server_seconds / own.answered / (bare.server_seconds / bare.answered));
      }
      found[name] = { title: asked[name].title, bares: median(shares) };
    }
    return found;
  } finally {
    load.close();
    await stop(server);
  }
}

const stores = [Math.round(pins / TIMES), pins].map((count) => store(count, say));
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  say(`round ${round + 1} of ${ROUNDS}`);
  rounds.push([await costs(stores[0]), await costs(stores[1])]);
}
const answers = ASKED.map((name) => {
  const of = (place) => median(rounds.map((round) => round[place][name].bares));
  const times = median(rounds.map(([small, large]) => large[name].bares / small[name].bares));
  return { title: rounds[0][0][name].title, small: of(0), large: of(1), times, met: times <= MOST };
});
for (const { title, times, met } of answers) say(`${met ? "met   " : "missed"}  ${title}: ${times.toFixed(2)} times`);
const result = { machine: machine(), wanted: wanted(), pins, times: TIMES, most: MOST, answers };
console.log(JSON.stringify(result, null, 2));
