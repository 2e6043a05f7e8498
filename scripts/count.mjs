// Counts tests in the reports that the runners wrote into a folder (see
// reports.mjs) and prints `passed failed unsteady`. On standard error it says why
// tests failed, in so few lines that all of them stand at the end of a run; whole
// they are written to OUT/failures.txt, the unsteady ones to OUT/unsteady.txt.
// A report that is missing counts nothing. Journeys that failed have a second report,
// of running them once more alone: what passed there is unsteady.
//
//   node scripts/count.mjs FOLDER [OUT]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readers } from './reports.mjs';

/** Lines for failures and unsteady tests; the rest of the last 60 is for steps and sums. */
const MOST_LINES = 24;

/** Characters of a failure's message and of one place in its trace. */
const MOST_CHARACTERS = 300;

/** The report of all journeys, and that of those that were run once more. */
const JOURNEYS = 'playwright.json';
const JOURNEYS_AGAIN = 'playwright-again.json';

const [folder, out = folder] = process.argv.slice(2);

const reports = Object.entries(readers).flatMap(([name, read]) => {
  const report = reportIn(name, read);
  if (!report) return [];
  const again = name === JOURNEYS && reportIn(JOURNEYS_AGAIN, read);
  return [again ? inAll(report, again) : report];
});
const sum = (kind) => reports.reduce((total, report) => total + report[kind], 0);
const failures = reports.flatMap((report) => report.failures);
const unsteady = reports.flatMap((report) => report.unsteady);

mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'failures.txt'), whole('FAILED', failures));
writeFileSync(join(out, 'unsteady.txt'), whole('UNSTEADY', unsteady));
process.stderr.write(inShort());
process.stdout.write(`${sum('passed')} ${sum('failed')} ${unsteady.length}\n`);

/** A runner's report, or nothing where there is none. */
function reportIn(name, read) {
  let text;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
  return read(text);
}

/** Both reports of the journeys in one. A second run that did not reach them all says nothing of any. */
function inAll(first, again) {
  const isJourney = ({ name }) => name !== 'journeys';
  const journeys = first.failures.filter(isJourney);
  const reached = again.passed + again.failures.filter(isJourney).length;
  if (reached < journeys.length) {
    const failures = [...first.failures, ...again.failures.filter((one) => !isJourney(one))];
    return { ...first, failed: failures.length, failures };
  }
  const twice = new Set(again.failures.map(({ name }) => name));
  const failures = [...first.failures.filter((one) => !isJourney(one)), ...again.failures];
  const unsteady = journeys.filter(({ name }) => !twice.has(name));
  return { passed: first.passed + again.passed, failed: failures.length, failures, unsteady };
}

function whole(word, tests) {
  return tests
    .map(({ name, message, trace = [] }) => [`${word} ${name}`, message, ...trace].filter(Boolean).join('\n    '))
    .map((text) => `${text}\n`)
    .join('');
}

/** Unsteady tests by name; failures share the lines that are left: name and message, then places. */
function inShort() {
  const names = unsteady.map(({ name }) => `UNSTEADY ${name}`);
  const lines = some(names, MOST_LINES / 4, 'unsteady.txt');
  const left = MOST_LINES - lines.length;
  const each = Math.max(1, Math.floor(left / Math.max(1, failures.length)));
  const blocks = failures.map(({ name, message, trace }) => {
    const first = `FAILED ${name}: ${cut(message)}`;
    return [first, ...trace.slice(0, each - 1).map((place) => `    ${cut(place)}`)];
  });
  lines.push(...(blocks.length > left ? some(blocks.flat(), left, 'failures.txt') : blocks.flat()));
  return lines.map((line) => `${line}\n`).join('');
}

/** At most so many lines; the last one tells where the others are. */
function some(lines, most, file) {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} more in ${join(out, file)}`];
}

function cut(text) {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
