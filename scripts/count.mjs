// Counts tests in the reports that the runners wrote into a folder:
// `junit.xml` (nextest), `cargo.log` (cargo test), `vitest.json`, `playwright.json`.
// Prints `passed failed`. A report that is missing counts nothing.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];

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
    const { stats, errors } = JSON.parse(text);
    return [stats.expected + stats.flaky, stats.unexpected + (stats.unexpected ? 0 : errors.length)];
  },
};

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
