// The measurements themselves.
import { setTimeout as pause } from "node:timers/promises";
import { memory, processorSeconds } from "./process.mjs";
import { start, stop } from "./server.mjs";

const ROUNDS = 5;
/** Seconds of each run as fast as answers come, and its connections. */
export const FAST = { seconds: 1, connections: 16 };
/** Seconds of each run at a fixed rate, and connections to spare. */
const STEADY = { seconds: 10, connections: 64 };
/** Requests per second at which the goals' latencies hold. */
const RATES = { home: 500, search: 100, typeahead: 500, related: 350, log_in: 5 };
/** Two subjects in turn at one rate. */
const BESIDE = { seconds: 4, connections: 64, rate: 500 };
const STARTS = 3;
const SETTLE_MS = 3_000;
/** A server has nothing to do when it takes less of a processor than this. */
const QUIET = 0.05;
/** Seconds to wait for that, at most: in a store of 100,000 users a Monday's ideas take a quarter of an hour. */
const PATIENCE = 3_600;

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Milliseconds from nothing to `ready`; the files are in the system's cache. */
export async function coldStart(program, data) {
  const times = [];
  for (let turn = 0; turn < STARTS; turn++) {
    const server = await start(program, data);
    times.push(server.ready_ms);
    await stop(server);
  }
  return median(times);
}

/** Memory of a server that has just started and has nothing to do. */
export async function idle(server) {
  await pause(SETTLE_MS);
  return memory(server.pid).now;
}

/**
 * Waits until the server has done what a start or requests left to its jobs: ideas of the week, a
 * look at a pin whose link has not been asked yet. Beside them every answer costs as much as the next.
 */
export async function quiet(server, say) {
  for (let second = 0; second < PATIENCE; second++) {
    const before = processorSeconds(server.pid);
    await pause(1_000);
    if (processorSeconds(server.pid) - before < QUIET) return;
    if (second % 60 === 59) say("the server still does its jobs");
  }
  throw new Error(`the server still has work after ${PATIENCE} seconds`);
}

/**
 * Each subject as fast as answers come, turn about with the bare answer, so that
 * whatever else the machine does hits both alike. What the server keeps for a short
 * time only is asked for once more before, lest the others' turns outlast it.
 */
export async function throughput(load, asked, say, rounds = ROUNDS) {
  const names = Object.keys(asked);
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  const first = {};
  for (const name of names) {
    first[name] = asked[name].warm ? await pass(load, name, asked[name].requests.length) : undefined;
    await load.run(name, FAST);
  }
  await quiet(load.server, say);
  for (let round = 0; round < rounds; round++) {
    say(`round ${round + 1} of ${rounds}`);
    for (const name of names) {
      if (asked[name].short) await load.run(name, FAST);
      const bare = await load.run("bare", FAST);
      runs[name].push({ bare, own: await load.run(name, FAST) });
    }
  }
  const found = (name) => ({ ...summary(runs[name]), first_processor_ms: first[name], title: asked[name].title });
  return Object.fromEntries(names.map((name) => [name, found(name)]));
}

/** Asks for each of so many requests once; milliseconds of the server's processor for one. */
export async function pass(load, name, requests) {
  let [answered, seconds] = [0, 0];
  while (answered < requests) {
    const run = await load.run(name, FAST);
    answered += run.answered;
    seconds += run.server_seconds;
  }
  return (seconds / answered) * 1_000;
}

function summary(turns) {
  const of = (value) => median(turns.map(value));
  const clock = (run) => run.answered / run.seconds;
  const processor = (run) => run.answered / run.server_seconds;
  return {
    per_second: of(({ own }) => clock(own)),
    per_processor_second: of(({ own }) => processor(own)),
    share: of(({ own, bare }) => clock(own) / clock(bare)),
    processor_share: of(({ own, bare }) => processor(own) / processor(bare)),
    processor_ms: of(({ own }) => (own.server_seconds / own.answered) * 1_000),
    p50_ms: of(({ own }) => own.p50),
    p99_ms: of(({ own }) => own.p99),
    answer_bytes: of(({ own }) => own.bytes / own.answered),
    server_busy: of(({ own }) => own.server_seconds / own.seconds),
  };
}

/** Latencies at a fixed rate, counted from when each request was due. */
export async function steady(load, rates = RATES) {
  const results = {};
  for (const [name, rate] of Object.entries(rates)) {
    const run = await load.run(name, { ...STEADY, rate });
    results[name] = {
      rate,
      answered_per_second: run.answered / run.seconds,
      p50_ms: run.p50,
      p99_ms: run.p99,
      server_busy: run.server_seconds / run.seconds,
    };
  }
  return results;
}

/** How many times longer one's p99 is than the other's: the median of runs in turn. */
export async function beside(load, one, other, rounds = ROUNDS) {
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const { p99: base } = await load.run(other, BESIDE);
    const { p99 } = await load.run(one, BESIDE);
    ratios.push(p99 / base);
  }
  return median(ratios);
}
