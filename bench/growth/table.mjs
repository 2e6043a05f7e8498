// Writes the Markdown table of a result: `node table.mjs <growth.json >growth.md`.
import { readFileSync } from "node:fs";

const whole = (value) => Math.round(value).toLocaleString("en-US");

export function markdown({ machine, wanted, pins, times, most, answers }) {
  const rows = answers.map((answer) => {
    const figures = [answer.small, answer.large].map((bares) => `${bares.toFixed(1)} | `).join("");
    return `| ${answer.title} | ${figures}${answer.times.toFixed(2)} | ${answer.met ? "yes" : "**no**"} |`;
  });
  return `# What ${times} times the pins cost

${whole(pins / times)} pins beside ${whole(pins)}; ${machine.cores} cores (${machine.processor}), ${machine.memory_gb} GB; server on one core, load on another. Processes that wanted a core meanwhile: ${wanted.toFixed(1)}. An answer's processor time, in bare answers; in the larger store at most ${most} times that of the smaller one. Written by \`make bench\`; how it is measured stands in [bench/growth](../../bench/growth/README.md).

| what | smaller store | larger store | times | met |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(markdown(JSON.parse(readFileSync(0, "utf8"))));
}
