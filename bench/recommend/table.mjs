// Writes the Markdown table of a result: `node table.mjs <recommend.json >recommend.md`.
import { readFileSync } from "node:fs";

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (header, rows) => [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");
const whole = (value) => Math.round(value).toLocaleString("en-US");
const percent = (value) => `${(value * 100).toFixed(1)} %`;
const ms = (value) => value.toFixed(2);

const WALKS = {
  one: "1 item, 20,000 steps",
  twenty: "20 items, 20,000 steps",
  twenty_weighed: "the same, a caller who weighs items and refuses a third",
  one_short: "1 item, 5,000 steps",
  twenty_short: "20 items, 5,000 steps",
};

export function markdown({ machine, wanted, goals, graph, degrees, snapshot, walks, quality }) {
  const runs = Object.entries(WALKS).map(([name, title]) => [title, walks.alone[name]]);
  runs.push(["20 items, 20,000 steps, while another thread writes", walks.beside_writer]);
  const speeds = runs.map(([title, run]) => [
    title,
    whole(run.per_second),
    whole(run.per_processor_second),
    ms(run.p50_ms),
    ms(run.p99_ms),
    ms(run.processor_p50_ms),
    ms(run.processor_p99_ms),
  ]);
  const ways = quality.ways.map((way) => [
    way.title,
    percent(way.hits_25),
    percent(way.hits_100),
    way.reciprocal_rank.toFixed(3),
    whole(way.shown),
    ms(way.p50_ms),
  ]);
  const { writer } = walks;
  return `# The recommender

A graph of ${whole(graph.edges)} edges between ${whole(graph.items)} items and ${whole(graph.groups)} groups (groups of an item: half of the items have ${degrees.p50} at most, 99 of 100 have ${degrees.p99}, the most has ${whole(degrees.most)}); ${machine.cores} cores (${machine.processor}), ${machine.memory_gb} GB. Processes that wanted a core in the last minute: ${wanted.toFixed(1)}, so only processor times are worth reading. Written by \`make bench\`; how it is measured stands in [bench/recommend](../../bench/recommend/README.md), what was found in [findings](findings.md).

## Goals

${table(["goal", "measured", "wanted", "met"], goals.map((goal) => [goal.title, goal.measured, goal.goal, goal.met ? "yes" : "**no**"]))}

## Walks, on one thread

${table(["from", "walks/s", "per processor second", "p50 ms", "p99 ms", "p50 ms, processor", "p99 ms, processor"], speeds)}

## The graph

${table(["what", "figure"], [
    ["memory", `${(graph.bytes / 1e6).toFixed(1)} MB, ${(graph.bytes / graph.edges).toFixed(1)} bytes an edge`],
    ["filled in batches of 500,000", `${graph.fill_s.toFixed(1)} s`],
    ["compacted", `${graph.compact_s.toFixed(2)} s`],
    ["snapshot written; loaded", `${snapshot.save_s.toFixed(2)} s; ${snapshot.load_s.toFixed(2)} s; ${(snapshot.file_bytes / 1e6).toFixed(1)} MB`],
    [`batch of ${writer.batch} new edges beside a thread that walks: p50; p99; most`, `${ms(writer.batch_p50_ms)}; ${ms(writer.batch_p99_ms)}; ${ms(writer.batch_most_ms)} ms`],
    ["from applying an edge to a walk over it, most", `${ms(writer.walked_over_most_ms)} ms`],
  ])}

## Quality

${whole(quality.cases)} groups, an item of each held out and looked for by up to 20 others of the group.

${table(["way", "found in 25", "found in 100", "mean reciprocal rank", "different items shown in 25", "p50 ms"], ways)}
`;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(markdown(JSON.parse(readFileSync(0, "utf8"))));
}
