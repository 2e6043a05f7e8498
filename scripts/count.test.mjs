// `node --test scripts/`: what the end of `make test` tells.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const program = new URL('count.mjs', import.meta.url).pathname;

/** Runs the program on these reports. */
function count(reports) {
  const folder = mkdtempSync(join(tmpdir(), 'magpie-count-'));
  try {
    for (const [name, report] of Object.entries(reports)) {
      writeFileSync(join(folder, name), typeof report === 'string' ? report : JSON.stringify(report));
    }
    const { stdout, stderr, status } = spawnSync('node', [program, folder], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    const read = (name) => readFileSync(join(folder, name), 'utf8');
    return { sums: stdout, said: stderr, failures: read('failures.txt'), unsteady: read('unsteady.txt') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const error = (message) => ({
  message,
  stack: `Error: ${message}\n\n  1 | code\n> 2 | here\n\n    at open (/a/web/e2e/world.ts:3:4)\n    at run (/a/web/node_modules/x.js:1:1)`,
});

function journeys(...statuses) {
  const of = (status) => statuses.filter((one) => one === status).length;
  return {
    stats: { expected: of('expected'), unexpected: of('unexpected') },
    errors: [],
    suites: [
      {
        specs: statuses.map((status, index) => ({
          file: 'pins.spec.ts',
          line: index + 1,
          title: 'a pin opens',
          tests: [{ projectName: 'phone', status, results: [{ errors: [error('it did not')] }, { errors: [] }] }],
        })),
      },
    ],
  };
}

test('no report counts nothing', () => {
  assert.deepEqual(count({}), { sums: '0 0 0\n', said: '', failures: '', unsteady: '' });
});

/** A report of the journeys at these lines alone, as a second run makes it. */
function again(...lines) {
  const report = journeys(...lines.map(([, status]) => status));
  const { specs } = report.suites[0];
  for (const [index, [line, , trace]] of lines.entries()) {
    specs[index].line = line;
    const attachments = trace ? [{ name: 'trace', path: trace }] : [];
    specs[index].tests[0].results = [{ errors: [error('not then either')], attachments }];
  }
  return report;
}

test('a journey that passed when run once more is passed, and named as unsteady', () => {
  const { sums, said, unsteady, failures } = count({
    'playwright.json': journeys('expected', 'unexpected'),
    'playwright-again.json': again([2, 'expected']),
  });
  assert.equal(sums, '2 0 1\n');
  assert.equal(said, 'UNSTEADY [phone] pins.spec.ts:2 a pin opens\n');
  assert.match(unsteady, /it did not\n {4}at open \(web\/e2e\/world\.ts:3:4\)/);
  assert.equal(failures, '');
});

test('a journey that failed twice is failed once, with what the second run tells', () => {
  const { sums, said, unsteady } = count({
    'playwright.json': journeys('unexpected', 'expected', 'unexpected'),
    'playwright-again.json': again(
      [1, 'unexpected', '/a/web/test-results/x/trace.zip'],
      [3, 'expected'],
    ),
  });
  assert.equal(sums, '2 1 1\n');
  assert.equal(
    said,
    'UNSTEADY [phone] pins.spec.ts:3 a pin opens\n' +
      'FAILED [phone] pins.spec.ts:1 a pin opens: Error: not then either\n' +
      '    at open (web/e2e/world.ts:3:4)\n    record: web/test-results/x/trace.zip\n',
  );
  assert.match(unsteady, /pins\.spec\.ts:3/);
});

test('a second run that could not begin makes no journey unsteady', () => {
  const broken = { stats: { expected: 0, unexpected: 0 }, errors: [error('no server')] };
  const { sums, said, unsteady } = count({
    'playwright.json': journeys('unexpected', 'expected'),
    'playwright-again.json': { ...broken, suites: [] },
  });
  assert.equal(sums, '1 2 0\n');
  assert.match(said, /FAILED \[phone\] pins\.spec\.ts:1 a pin opens: Error: it did not/);
  assert.match(said, /FAILED journeys: Error: no server/);
  assert.equal(unsteady, '');
});

test('what is wrong with a whole run stays a failure, whatever passes once more', () => {
  const { sums, said } = count({
    'playwright.json': { ...journeys('unexpected'), errors: [error('the world is lost')] },
    'playwright-again.json': again([1, 'expected']),
  });
  assert.equal(sums, '1 1 1\n');
  assert.match(said, /FAILED journeys: Error: the world is lost/);
});

test('a journey that failed is told with its message and the places of ours', () => {
  const { sums, said } = count({ 'playwright.json': journeys('unexpected') });
  assert.equal(sums, '0 1 0\n');
  assert.equal(
    said,
    'FAILED [phone] pins.spec.ts:1 a pin opens: Error: it did not\n    at open (web/e2e/world.ts:3:4)\n',
  );
});

test('journeys that could not begin are one failure, and told', () => {
  const report = { stats: { expected: 0, unexpected: 0 }, errors: [error('no server')], suites: [] };
  const { sums, said } = count({ 'playwright.json': report });
  assert.equal(sums, '0 1 0\n');
  assert.match(said, /FAILED journeys: Error: no server/);
});

test('a Rust test that failed is told with its panic and the places of ours', () => {
  const junit = `<testsuites name="all" tests="3" failures="1" errors="0">
    <testcase name="fine" classname="domain::rooms" time="1"/>
    <testcase name="pins::it &lt;is&gt;" classname="domain::rooms" time="1">
      <failure message="thread panicked" type="test failure">short</failure>
      <system-err>thread 'pins' (1) panicked at crates/domain/tests/rooms/pins.rs:7:5:
assertion failed: &quot;a&quot;
stack backtrace:
   0: core::panicking
             at /rustc/x.rs:1:1
   1: rooms::pins
             at ./crates/testkit/src/club.rs:9:1
</system-err></testcase></testsuites>`;
  const { sums, said } = count({ 'junit.xml': junit });
  assert.equal(sums, '2 1 0\n');
  assert.equal(
    said,
    'FAILED domain::rooms pins::it <is>: assertion failed: "a"\n' +
      '    crates/domain/tests/rooms/pins.rs:7:5\n    crates/testkit/src/club.rs:9:1\n',
  );
});

test('a test of the web app that failed, and a file that does not load, are told', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { name: '/a/web/src/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: '/a/web/src/b.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'b is', failureMessages: [error('b is not').stack] }],
      },
    ],
  };
  const { sums, said } = count({ 'vitest.json': vitest });
  assert.equal(sums, '5 2 0\n');
  assert.match(said, /FAILED web\/src\/a\.test\.ts: no such module/);
  assert.match(said, /FAILED web\/src\/b\.test\.ts b is: Error: b is not\n {4}at open/);
});

test('however many fail, the end stays short and says where the rest is', () => {
  const { said, failures } = count({ 'playwright.json': journeys(...Array(100).fill('unexpected')) });
  const lines = said.trimEnd().split('\n');
  assert.equal(lines.length, 24);
  assert.match(lines.at(-1), /and 77 more in .*failures\.txt/);
  assert.equal(failures.match(/^FAILED/gm).length, 100);
});
