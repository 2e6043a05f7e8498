// Writes the Markdown table of a result: `node table.mjs <neighbours.json >neighbours.md`.
import { readFileSync } from "node:fs";

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (header, rows) => [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");
const whole = (value) => Math.round(value).toLocaleString("en-US");
const percent = (value) => `${(value * 100).toFixed(1)} %`;

export function markdown({ machine, wanted, goals, sizes }) {
  const rows = sizes.map(({ count, times, recall, fill_s, divide_s, snapshot, change_us }) => [
    whole(count),
    whole(times.per_processor_second),
    times.p50_ms.toFixed(2),
    times.p99_ms.toFixed(2),
    percent(recall.at_1),
    percent(recall.at_10),
    percent(recall.at_100),
    `${fill_s.toFixed(2)}; ${divide_s.toFixed(1)} s`,
    `${snapshot.save_s.toFixed(2)}; ${snapshot.load_s.toFixed(2)} s; ${whole(snapshot.file_bytes / 1e6)} MB`,
    `${change_us.toFixed(1)} µs`,
  ]);
  return `# Nearest neighbours

The 300 nearest of so many vectors of 128 bytes, on one thread; ${machine.cores} cores (${machine.processor}), ${machine.memory_gb} GB. Processes that wanted a core in the last minute: ${wanted.toFixed(1)}, so only processor times are worth reading. Written by \`make bench\`; how it is measured stands in [bench/neighbours](../../bench/neighbours/README.md).

## Goals

${table(["goal", "measured", "wanted", "met"], goals.map((goal) => [goal.title, goal.measured, goal.goal, goal.met ? "yes" : "**no**"]))}

## Figures

${table(["vectors", "questions per processor second", "p50 ms", "p99 ms", "recall at 1", "at 10", "at 100", "filled; divided", "snapshot written; loaded", "a new vector"], rows)}
`;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(markdown(JSON.parse(readFileSync(0, "utf8"))));
}
