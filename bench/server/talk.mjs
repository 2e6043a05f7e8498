// Measures what users say to each other and are told, on stores of its own; see README.md. Some of
// it, in a small size: `node talk.mjs --streams 200 --comments 1000 badge comments`.
import { parseArgs } from "node:util";
import { judge, TALK, tell } from "./goals.mjs";
import { notices } from "./notices.mjs";
import { buildLoad, fill } from "./store.mjs";
import { streams } from "./streams.mjs";
import { talkers } from "./talkers.mjs";

/** Sizes that the goals are for. */
export const SIZES = {
  streams: 5_000,
  /** Seconds of messages to them: two beats of the streams are among them. */
  seconds: 60,
  comments: 100_000,
  notices: 1_000_000,
  /** Of one user, for whom one job makes them. */
  notices_each: 20,
  /** Rounds of what is measured in turn. */
  rounds: 5,
};
/** Pins of these stores, which a notice or a comment is about. */
const PINS = 1_000;
/** Users who talk, at least. */
const FEWEST = 100;
/** What a server with open connections answers to. */
const ASKED = ["comments", "badge", "messages"];
const SUBJECTS = ["streams", ...ASKED, "notices"];

/** Each store is filled anew: what was written before is met by none. */
export function talk(program, sizes, say, wanted = SUBJECTS) {
  const asked = ASKED.filter((name) => wanted.includes(name));
  return measured(program, sizes, say, { asked, has: (name) => wanted.includes(name) });
}

async function measured(program, sizes, say, { asked, has }) {
  const found = { throughput: {}, steady: {} };
  const users = Math.max(2 * sizes.streams, FEWEST);
  if (has("streams") || asked.length > 0) {
    say(`filling a store with ${users} talkers and ${sizes.comments} comments`);
    const store = fill("talk", { pins: PINS, talkers: users, comments: sizes.comments });
    // First, while nothing else has been written that jobs come back to.
    if (has("streams")) found.streams = await streams(program, store, sizes, say);
    if (asked.length > 0) Object.assign(found, await talkers(program, store, sizes, asked, say));
  }
  if (has("notices")) {
    say(`filling a store with ${sizes.notices} notices to be made`);
    const { notices: all, notices_each } = sizes;
    const wanted = { pins: PINS, talkers: FEWEST, notices: all, "notices-each": notices_each };
    found.notices = await notices(fill("notices", wanted), say);
  }
  return found;
}

/** Sizes as the command line names them, and the subjects. */
function read() {
  const options = Object.fromEntries(Object.keys(SIZES).map((name) => [name, { type: "string" }]));
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.find((name) => !SUBJECTS.includes(name));
  if (unknown) throw new Error(`there is no ${unknown}: name some of ${SUBJECTS.join(", ")}`);
  const sizes = Object.entries(SIZES).map(([name, size]) => [name, Number(values[name] ?? size)]);
  return { sizes: Object.fromEntries(sizes), wanted: positionals.length > 0 ? positionals : SUBJECTS };
}

if (process.argv[1] === import.meta.filename) {
  const { sizes, wanted } = read();
  const say = (text) => process.stderr.write(`${text}\n`);
  const result = await talk(buildLoad(), sizes, say, wanted);
  result.goals = judge(result, TALK);
  tell(result.goals, say);
  console.log(JSON.stringify(result, null, 2));
}
