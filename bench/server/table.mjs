// Writes the Markdown table of a result: `node table.mjs <server.json >server.md`.
import { readFileSync } from "node:fs";

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (header, rows) => [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");
const whole = (value) => Math.round(value).toLocaleString("en-US");
const percent = (value) => `${(value * 100).toFixed(1)} %`;

/** What users say to each other and are told, on stores of its own. */
function talked({ streams, comments, notices }) {
  return [
    [`${whole(streams.open)} open streams: memory of each`, `${streams.kb_each.toFixed(1)} KB`],
    [
      `${streams.rate} messages/s to their users: p50 and p99 until one is told`,
      `${streams.p50_ms.toFixed(1)} ms; ${streams.p99_ms.toFixed(1)} ms`,
    ],
    ["the server meanwhile: busy; memory, most", `${percent(streams.server_busy)}; ${whole(streams.most_mb)} MB`],
    [
      `p99 of ten of ${whole(comments.comments)} comments at 500/s beside ten of ten: first page; deep; the latest`,
      [comments.first_p99, comments.deep_p99, comments.newest_p99].map((times) => `${times.toFixed(2)} times`).join("; "),
    ],
    [
      `${whole(notices.notices)} notices made, ${notices.each} by a job: in a second; in a processor second; server busy`,
      `${whole(notices.per_second)}; ${whole(notices.per_processor_second)}; ${percent(notices.server_busy)}`,
    ],
  ];
}

export function markdown(result) {
  const { machine, pins, wanted, throughput, steady, goals, moved, memory, script } = result;
  const fast = Object.values(throughput).map((run) => [
    run.title,
    whole(run.per_second),
    whole(run.per_processor_second),
    percent(run.processor_share),
    percent(run.share),
    run.p50_ms.toFixed(2),
    run.p99_ms.toFixed(2),
    whole(run.answer_bytes),
    run.first_processor_ms?.toFixed(2) ?? "",
  ]);
  const slow = Object.entries(steady).map(([name, run]) => [
    throughput[name].title,
    run.rate,
    run.p50_ms.toFixed(2),
    run.p99_ms.toFixed(2),
    percent(run.server_busy),
  ]);
  return `# The server's speed

${whole(pins)} pins; ${machine.cores} cores (${machine.processor}), ${machine.memory_gb} GB; server on one core, load on another. Processes that wanted a core meanwhile: ${wanted.toFixed(1)}. Written by \`make bench\`; how it is measured stands in [bench/server](../../bench/server/README.md), what was found in [findings](findings.md).

## Goals

${table(["goal", "measured", "wanted", "met"], goals.map((goal) => [goal.title, goal.measured, goal.goal, goal.met ? "yes" : "**no**"]))}

## As fast as answers come

${table(["what", "requests/s", "per processor second", "share of bare, processor", "share of bare, clock", "p50 ms", "p99 ms", "bytes", "the first time, ms of a processor"], fast)}

## At a fixed rate

${table(["what", "requests/s", "p50 ms", "p99 ms", "server busy"], slow)}

## Boards of many pins

${table(["what", "figure"], [
    ["p99 of a page of 10,000 pins at 500/s, beside that of 25 pins", `${result.large_board_p99.toFixed(2)} times`],
    [`${whole(moved.pins)} pins moved; and back`, `${moved.move_s.toFixed(1)} s; ${moved.undo_s.toFixed(1)} s`],
    ["pages of that board meanwhile, 50/s: p99", `${moved.page_p99_ms.toFixed(1)} ms`],
  ])}

## Open streams, comments, notices

${table(["what", "figure"], talked(result))}

## Sizes

${table(["what", "figure"], [
    ["memory idle", `${whole(memory.idle_mb)} MB`],
    ["memory after the load; most", `${whole(memory.loaded_mb)} MB; ${whole(memory.loaded_most_mb)} MB`],
    ["binary", `${whole(result.binary_mb)} MB`],
    ["start to ready", `${whole(result.start_ms)} ms`],
    ["script of a signed-out pin page; of home", `${script.pin_kb.toFixed(1)} KB; ${script.home_kb.toFixed(1)} KB`],
  ])}
`;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(markdown(JSON.parse(readFileSync(0, "utf8"))));
}
