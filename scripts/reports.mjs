// Reads what the test runners report. Each reader takes one report's text and
// answers how many tests passed and failed, the failures, and the tests that
// passed only when they were run once more.

import { stripVTControlCharacters } from 'node:util';

/** Readers by the report's file name. */
export const readers = {
  'junit.xml': readNextest,
  'cargo.log': readCargo,
  'citus.xml': readNextest,
  'citus.log': readCargo,
  'vitest.json': readVitest,
  'playwright.json': readPlaywright,
  'playwright-two-servers.json': readPlaywright,
};

/** A report with nothing in it; a failure has `name`, `message` and `trace` (lines). */
const nothing = () => ({ passed: 0, failed: 0, failures: [], unsteady: [] });

function readNextest(text) {
  const report = nothing();
  const count = (kind) => Number(new RegExp(`<testsuites[^>]* ${kind}="(\\d+)"`).exec(text)?.[1] ?? 0);
  report.failed = count('failures') + count('errors');
  report.passed = count('tests') - report.failed;
  for (const [, attributes, body] of text.matchAll(/<testcase ([^>]*[^/])>([\s\S]*?)<\/testcase>/g)) {
    const [, crate] = /classname="([^"]*)"/.exec(attributes) ?? [];
    const [, test] = /(?:^|\s)name="([^"]*)"/.exec(attributes) ?? [];
    const name = `${unescape(crate ?? '')} ${unescape(test ?? '')}`.trim();
    if (body.includes('<flakyFailure')) report.unsteady.push({ name });
    const [, head, words] = /<(?:failure|error)([^>]*)>([\s\S]*?)<\/(?:failure|error)>/.exec(body) ?? [];
    if (head === undefined) continue;
    const [, said = ''] = /<system-err>([\s\S]*?)<\/system-err>/.exec(body) ?? [];
    const [, type = ''] = /message="([^"]*)"/.exec(head) ?? [];
    report.failures.push({ name, ...panic(unescape(said) || unescape(words) || unescape(type)) });
  }
  return report;
}

function readCargo(text) {
  const report = nothing();
  for (const [, passed, failed] of text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed/gm)) {
    report.passed += Number(passed);
    report.failed += Number(failed);
  }
  for (const [, name, said] of text.matchAll(/^---- (.+) stdout ----\n([\s\S]*?)(?=\n---- |\n\nfailures:)/gm)) {
    report.failures.push({ name, ...panic(said) });
  }
  return report;
}

function readVitest(text) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text);
  const report = { ...nothing(), passed: numPassedTests, failed: numFailedTests };
  for (const { name: file, status, message, assertionResults } of testResults) {
    const short = file.replace(/^.*\/web\//, 'web/');
    // A file that does not load has no tests of its own, and is a failure.
    if (status === 'failed' && assertionResults.length === 0) {
      report.failed += 1;
      report.failures.push({ name: short, ...thrown(message) });
    }
    for (const { fullName, failureMessages } of assertionResults.filter((test) => test.status === 'failed')) {
      report.failures.push({ name: `${short} ${fullName}`, ...thrown(failureMessages.join('\n')) });
    }
  }
  return report;
}

function readPlaywright(text) {
  const { stats, errors, suites } = JSON.parse(text);
  const report = nothing();
  report.passed = stats.expected;
  report.failed = stats.unexpected + (stats.unexpected ? 0 : errors.length);
  for (const { message, stack } of errors) {
    report.failures.push({ name: 'journeys', ...thrown(stack || message) });
  }
  for (const { file, line, title, test } of journeysOf(suites)) {
    const name = `[${test.projectName}] ${file}:${line} ${title}`;
    const why = () => {
      const failed = test.results.filter((result) => result.errors.length > 0).at(-1);
      const words = failed?.errors.map(({ stack, message }) => stack || message).join('\n');
      const record = failed?.attachments?.find((attachment) => attachment.name === 'trace')?.path;
      const { message, trace } = thrown(words);
      return { message, trace: record ? [...trace, `record: ${record.replace(/^.*\/web\//, 'web/')}`] : trace };
    };
    if (test.status === 'unexpected') report.failures.push({ name, ...why() });
  }
  return report;
}

function journeysOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...spec, test }))),
    ...journeysOf(inner),
  ]);
}

/** What a Rust test said when it panicked: message, and the places in our crates. */
function panic(said = '') {
  const lines = clean(said).split('\n');
  const at = lines.findIndex((line) => /panicked at/.test(line));
  const end = lines.findIndex((line, index) => index > at && /^(stack backtrace:|note: )/.test(line));
  const message = lines.slice(at + 1, end < 0 ? undefined : end);
  const [, place] = /panicked at (\S+?):?$/.exec(lines[at] ?? '') ?? [];
  const frames = lines.map((line) => /^\s+at (?:\.\/)?((?:crates|xtask|bench)\/\S+)/.exec(line)?.[1]);
  return { message: joined(message), trace: [...new Set([place, ...frames])].filter(Boolean) };
}

/** What a JavaScript test threw: message, and the places in our files. */
function thrown(words = '') {
  const lines = clean(words).split('\n');
  const isFrame = (line) => /^\s+at /.test(line);
  // Playwright shows the code around the place: the places say as much.
  const message = lines.filter((line) => !isFrame(line) && !/^\s*>?\s*(\d+ )?\|/.test(line));
  const frames = lines.filter((line) => isFrame(line) && !line.includes('node_modules') && !line.includes('node:'));
  return { message: joined(message), trace: frames.map((line) => line.trim().replace(/\/\S*\/web\//, 'web/')) };
}

const clean = (words) => stripVTControlCharacters(words).replaceAll('\r', '');
const joined = (lines) => lines.join(' ').replace(/\s+/g, ' ').trim();

function unescape(text) {
  const characters = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => characters[name]);
}
