// Measures first visits to a real server with the demo; see README.md.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { median } from "../server/measure.mjs";
import { machine, wanted } from "../server/process.mjs";
import { acts } from "./acts.mjs";
import { withPhone } from "./chromium.mjs";
import { judge } from "./goals.mjs";
import { look } from "./lighthouse.mjs";
import { NOT_MEANT, paths, signIn } from "./pages.mjs";
import { competing, firstScreen } from "./screen.mjs";
import { withDemo } from "./server.mjs";

const ROOT = join(import.meta.dirname, "../..");
const MAGPIE = process.env.MAGPIE_BINARY ?? join(ROOT, "target/release/magpie");
const KEPT = join(ROOT, "target/bench-first-visit");

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: process.env.RUNS ?? "5" },
    only: { type: "string" },
    fill: { type: "string", default: "own" },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs (or RUNS) is a whole number from 1 on");
if (!["own", "any"].includes(options.fill)) throw new Error("--fill is own or any");
const only = options.only?.split(",");
const isWanted = (name) => !only || only.includes(name);

const say = (text) => process.stderr.write(`${text}\n`);
const messages = new Map();

function hear(where, texts) {
  for (const text of texts) {
    const key = `${where}: ${text}`;
    messages.set(key, (messages.get(key) ?? 0) + 1);
  }
}

/** Medians of several looks at each page; what has no median is that of the look in the middle. */
async function looks(origin, pages, cookies) {
  const found = {};
  for (const [name, path] of Object.entries(pages)) {
    const seen = [];
    for (let run = 0; run < runs; run++) {
      const one = await look(origin + path, cookies, NOT_MEANT[name]);
      hear(name, one.messages);
      seen.push(one);
      const [lcp, blocking] = [one.lcp_ms, one.blocking_ms].map(Math.round);
      say(`${name}: performance ${one.performance}, LCP ${lcp} ms, blocking ${blocking} ms`);
    }
    found[name] = { path, ...middle(seen) };
  }
  return found;
}

function middle(seen) {
  const whole = seen.toSorted((one, other) => one.performance - other.performance)[Math.floor(seen.length / 2)];
  const { messages: _, ...shown } = whole;
  const figure = ([name, value]) => [name, typeof value === "number" ? median(seen.map((one) => one[name])) : value];
  return { ...Object.fromEntries(Object.entries(shown).map(figure)), performances: seen.map((one) => one.performance) };
}

/** Opens each page once, so that the server keeps it, as it does all pages that are often asked for. */
async function open(origin, pages) {
  for (const path of Object.values(pages)) {
    await withPhone([], async (page) => {
      const answer = await page.goto(origin + path, { waitUntil: "load" });
      if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`);
    });
  }
}

/** Everything that needs the running server. */
async function measure({ origin }) {
  const host = new URL(origin).host;
  const all = await paths(host);
  const [visitor, user] = [all.visitor, all.user].map((pages) =>
    Object.fromEntries(Object.entries(pages).filter(([name]) => isWanted(name))),
  );
  const further = isWanted("further") ? all.further : {};
  await open(origin, { ...visitor, ...further });
  const result = { visitor: await looks(origin, visitor, []), further: {}, user: {}, acts: {} };
  for (const [name, page] of Object.entries(result.visitor)) {
    page.first_screen = await firstScreen(origin + page.path);
    page.competing_bytes = await competing(origin + page.path);
    const { pictures, avif, plain } = page.first_screen.compared;
    say(`${name}: ${pictures} pictures in view, AVIF ${avif.bytes} bytes, else ${plain.bytes}`);
    say(`${name}: ${page.competing_bytes} bytes out of view before the largest picture`);
  }
  for (const [name, path] of Object.entries(further)) {
    const competing_bytes = await competing(origin + path);
    result.further[name] = { path, competing_bytes };
    say(`${name}: ${competing_bytes} bytes out of view before the largest picture`);
  }
  const cookies = await signIn(host);
  result.user = await looks(origin, user, cookies);
  if (!isWanted("acts")) return result;
  const pressed = await acts(origin, cookies, runs, say);
  hear("acts", pressed.messages);
  for (const [name, all_ms] of Object.entries(pressed.timed)) {
    const all_traced_ms = pressed.traced[name];
    result.acts[name] = { ms: median(all_ms), all_ms, traced_ms: median(all_traced_ms), all_traced_ms };
  }
  return result;
}

const measured = await withDemo(MAGPIE, { kept: KEPT, fill: options.fill }, say, measure);
const said = [...messages].map(([text, times]) => ({ text, times }));
const result = { machine: machine(), wanted: wanted(), runs, ...measured, messages: said };
result.goals = judge(result);
for (const { text, times } of said) say(`console, ${times} times: ${text}`);
for (const { title, measured: found, goal, met } of result.goals) {
  say(`${met ? "met   " : "missed"}  ${title}: ${found} (${goal})`);
}
console.log(JSON.stringify(result, null, 2));
