import { readdir, readFile, stat } from 'node:fs/promises';

/**
 * Fails when a page's first script grows over its budget (design, interface
 * "Weight"), in three stages: what a visitor's page runs before its reader acts (the
 * loader), and every other script that the server names for a page of a visitor (`unauth`,
 * `mobile`) and of a user (`auth`); a pin's also with the parts that its page may show
 * besides. Compressed, in KB of 1,000 bytes. Budgets are lowered when there is room, and
 * raised only with a reason in the commit.
 *
 * Fails, too, when a typeface holds letters back until it has come.
 */

const client = new URL('../dist/client/', import.meta.url);
const budgets = JSON.parse(await readFile(new URL('size-budget.json', import.meta.url), 'utf8'));
const { loader, handlers, parts } = JSON.parse(
  await readFile(new URL('pages.json', client), 'utf8'),
);

const bytesOf = async (path) => {
  const file = new URL(`.${path}`, client);
  const compressed = await stat(`${file.pathname}.br`).catch(() => null);
  return (compressed ?? (await stat(file))).size;
};

/** The first stage. */
const BEFORE = 'before acting';

/** What the page of a pin shows of its link, of what people feel, and below it. */
const PARTS = [
  'src/features/links/parts/LinkPanel.tsx',
  'src/features/did_its/parts/PinFeelings.tsx',
  'src/features/feeds/parts/ModuleStrips.tsx',
];

function scriptsOf(page) {
  if (page === BEFORE) return [loader];
  const [wrapper, handler, withParts] = page.split(' ');
  const shown = withParts ? PARTS.map((part) => parts[part]) : [];
  const scripts = [handlers[handler][wrapper], ...shown].flatMap(({ preload }) => preload);
  return [...new Set(scripts)].filter((path) => path !== loader);
}

let over = 0;
for (const [page, budget] of Object.entries(budgets)) {
  const sizes = await Promise.all(scriptsOf(page).map(bytesOf));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const verdict = kilobytes > budget ? 'OVER' : 'ok';
  if (kilobytes > budget) over += 1;
  process.stdout.write(`${verdict.padEnd(4)} ${kilobytes.toFixed(1)} of ${budget} KB  ${page}\n`);
}
for (const name of await readdir(client, { recursive: true })) {
  if (!name.endsWith('.css')) continue;
  const styles = await readFile(new URL(name, client), 'utf8');
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const isLate = /font-display:\s*(?:swap|optional)/;
  const waits = faces.filter((face) => face.includes('url(') && !isLate.test(face));
  if (waits.length > 0) {
    process.stderr.write(
      `${name} has a typeface that holds the text up: give it "font-display: optional" or "swap": ${waits[0]}\n`,
    );
    process.exitCode = 1;
  }
}
if (over > 0) {
  process.stderr.write('A page loads more script than scripts/size-budget.json allows.\n');
  process.exitCode = 1;
}
