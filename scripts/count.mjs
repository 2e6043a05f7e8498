// Counts tests in the reports that the runners wrote into a folder:
// `junit.xml` (nextest), `cargo.log` (cargo test), `vitest.json`, `playwright.json`.
// Prints `passed failed`, and on standard error why each journey failed. A report
// that is missing counts nothing.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const folder = process.argv[2];

const MOST_CHARACTERS = 300;

const readers = {
  'junit.xml': (text) => {
    const [, total] = /<testsuites[^>]* tests="(\d+)"/.exec(text) ?? [0, 0];
    const wrong = ['failures', 'errors'].map((kind) => {
      const [, count] = new RegExp(`<testsuites[^>]* ${kind}="(\\d+)"`).exec(text) ?? [0, 0];
      return Number(count);
    });
    const failed = wrong[0] + wrong[1];
    return [Number(total) - failed, failed];
  },
  'cargo.log': (text) =>
    [...text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed/gm)].reduce(
      ([passed, failed], [, more, worse]) => [passed + Number(more), failed + Number(worse)],
      [0, 0],
    ),
  'vitest.json': (text) => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(text);
    // A file that does not load has no tests of its own, and is a failure.
    const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length);
    return [numPassedTests, numFailedTests + broken.length];
  },
  'playwright.json': (text) => {
    const { stats, errors, suites } = JSON.parse(text);
    sayWhy(suites);
    return [stats.expected + stats.flaky, stats.unexpected + (stats.unexpected ? 0 : errors.length)];
  },
};

/** A line for each journey that failed, in short: the end of a long output is what people read first. */
function sayWhy(suites) {
  for (const { suites: inner = [], specs = [] } of suites) {
    for (const { file, line, title, tests } of specs) {
      const failed = tests.filter((test) => test.status === 'unexpected');
      for (const { projectName, results } of failed) {
        const words = results.at(-1)?.errors.map(({ message }) => short(message)).join(' | ');
        process.stderr.write(`FAILED [${projectName}] ${file}:${line} ${title}: ${words}\n`);
      }
    }
    sayWhy(inner);
  }
}

/** What went wrong, without colours, breaks and the picture of the code. */
function short(message = '') {
  const [words] = stripVTControlCharacters(message).split(/^\s*>?\s*\d+ \|/m);
  return words.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
}

let passed = 0;
let failed = 0;
for (const [name, read] of Object.entries(readers)) {
  let text;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch {
    continue;
  }
  const [more, worse] = read(text);
  passed += more;
  failed += worse;
}
process.stdout.write(`${passed} ${failed}\n`);
