// Writes the Markdown table of a result: `node table.mjs <first-visit.json >first-visit.md`.
import { readFileSync } from "node:fs";
import { BEFORE } from "./before.mjs";

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (header, rows) => [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");
const whole = (value) => Math.round(value).toLocaleString("en-US");
const kb = (bytes) => `${whole(bytes / 1e3)} KB`;
const seconds = (ms) => `${(ms / 1e3).toFixed(1)} s`;

/** Figures as they were before and as they are. */
function beside(pages) {
  return Object.entries(pages).map(([name, page]) => {
    const before = BEFORE[name];
    const now = [page.performance, seconds(page.lcp_ms), `${whole(page.blocking_ms)} ms`, shift(page), kb(page.bytes)];
    return [name, ...now.map((figure, at) => `${before[at]} → ${figure}`)];
  });
}

const shift = ({ cls }) => Number(cls.toFixed(3)).toString();

function more([name, page]) {
  const { performances, accessibility, best_practices, seo, fcp_ms, script_bytes, script_all_bytes, failed } = page;
  return [
    name,
    performances.toSorted((one, other) => one - other).join(", "),
    accessibility,
    best_practices,
    seo,
    seconds(fcp_ms),
    kb(script_bytes),
    kb(script_all_bytes),
    failed.join(", "),
  ];
}

function screen([name, { first_screen: parts, competing_bytes }]) {
  const { bytes, document, style, font, script, pictures, pictures_not_in_view } = parts;
  const shown = [bytes, document, style, font, script, pictures, pictures_not_in_view, competing_bytes];
  return [name, ...shown.map(kb)];
}

function largest([name, { largest, proposals }]) {
  const phases = Object.entries(largest?.phases ?? {}).map(([phase, ms]) => `${phase} ${whole(ms)} ms`);
  const says = proposals.map(({ id, says: words }) => (words ? `${id} (${words})` : id));
  return [name, largest ? `\`${largest.element}\`` : "", phases.join(", "), says.join("; ")];
}

const hasAvif = ([, { first_screen: { compared } }]) => compared.pictures > 0;

function besideJpeg([name, { first_screen: { compared } }]) {
  const { pictures, avif, plain } = compared;
  const share = `${Math.round((100 * avif.bytes) / plain.bytes)} %`;
  return [name, pictures, kb(avif.bytes), kb(plain.bytes), share, avif.ssim.toFixed(4), plain.ssim.toFixed(4)];
}

function press([name, { ms, all_ms, traced_ms, all_traced_ms }]) {
  const each = (times) => times.map(whole).join(", ");
  return [name, `${whole(ms)} ms`, each(all_ms), `${whole(traced_ms)} ms`, each(all_traced_ms)];
}

export function markdown({ machine, wanted, runs, visitor, further, user, acts, goals, messages }) {
  const pages = Object.entries({ ...visitor, ...user });
  const processor = pages.map(([, page]) => page.processor).toSorted((one, other) => one - other)[pages.length >> 1];
  return `# The first visit

Pages of the demo as a phone has them with slow 4G and a processor slowed four times: Lighthouse, mobile, medians of ${runs}, each by a browser that was never there, the page opened once before. ${machine.cores} cores (${machine.processor}), ${machine.memory_gb} GB; Lighthouse's figure for one of them ${whole(processor)}; processes that wanted a core meanwhile: ${wanted.toFixed(1)}. Written by \`make bench\`; how it is measured stands in [bench/first-visit](../../bench/first-visit/README.md), what was found in [findings](findings.md).

## Goals

Each is judged by the page that is furthest from it.

${table(["goal", "measured", "wanted", "met"], goals.map((goal) => [goal.title, goal.measured, goal.goal, goal.met ? "yes" : "**no**"]))}

## Visitors

Before → after; what before means stands in [before.mjs](../../bench/first-visit/before.mjs).

${table(["page", "performance", "LCP", "blocking", "CLS", "bytes"], beside(visitor))}

## Signed in

Before → after.

${table(["page", "performance", "LCP", "blocking", "CLS", "bytes"], beside(user))}

## Further figures

Script is what was asked for before the page was loaded, and all that came without an act. Pages of searches are not asked whether search engines may have them: they may not (\`is-crawlable\`).

${table(["page", "performance of each run", "accessibility", "best practices", "search engines", "first paint", "script", "all script", "below 100 by"], pages.map(more))}

## Bytes of the first screen

${table(["page", "all", "document", "style", "fonts", "script", "pictures in view", "pictures not in view (not counted)", "asked for before the largest had come"], Object.entries(visitor).map(screen))}

Further pages of which only the last is looked at: ${Object.entries(further).map(([name, page]) => `${name} ${kb(page.competing_bytes)}`).join(", ")}.

Their pictures that have AVIF, beside what a browser without it is sent; likeness is structural similarity (SSIM) to the original scaled without loss, mean of the pictures.

${table(["page", "pictures", "AVIF", "JPEG", "share", "likeness", "JPEG's"], Object.entries(visitor).filter(hasAvif).map(besideJpeg))}

## What is painted last, and what Lighthouse proposes

${table(["page", "largest", "phases", "proposals"], pages.map(largest))}

## Presses

Signed in, a processor slowed four times: until the next paint (INP), medians of ${runs} by Event Timing, and of as many other runs by Chromium's tracing. The larger of both is held against the goal.

${table(["press", "INP", "each", "by tracing", "each"], Object.entries(acts).map(press))}

## Messages in the console

${messages.length === 0 ? "None." : table(["times", "where and what"], messages.map(({ times, text }) => [times, text.replaceAll("|", "\\|").replaceAll("\n", " ")]))}
`;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(markdown(JSON.parse(readFileSync(0, "utf8"))));
}
