/**
 * Starts a server with the demo's content and has schemathesis call every address of its
 * OpenAPI document: as the demo user with a session, as an app with a token of theirs, and
 * as a visitor. Fails when an answer is a fault of ours, or not what the document says.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from './client.mjs';
import { newFolder, start } from './server.mjs';

const PHOTOGRAPH = readFileSync(new URL('../web/e2e/photographs/leaf.jpg', import.meta.url));

/** Scopes of the token: everything that an app may be allowed. */
const SCOPES = Object.keys(
  JSON.parse(readFileSync(new URL('../contract/openapi.json', import.meta.url), 'utf8')).components
    .securitySchemes.oauth2.flows.authorizationCode.scopes,
);

/**
 * What is proven of every answer. Left out: whether all that the document allows is taken
 * (it does not know which ids there are), whether all that it does not is refused (options
 * that are not known are ignored, numbers may be texts), and 405 for other methods (an
 * address with another method is an unknown one here).
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'use_after_free',
  'ensure_resource_availability',
];

/** After these the user is signed out, or another one. */
const ENDINGS =
  '^/resource/(UserSession|UserSessions|UserRegister|UserDeactivate|UserDelete|Grants)Resource/(create|update|delete)/';

/** Examples of each address and phase: more find more, and take longer. */
const EXAMPLES = process.env.MAGPIE_CONFORMANCE_EXAMPLES ?? '10';
/** Addresses that this matches alone, for a closer look. */
const ONLY = process.env.MAGPIE_CONFORMANCE_ONLY ?? '';

/** The demo user, whose password is public (`crates/server/src/demo/mod.rs`). */
const DEMO = ['demo@example.com', 'magpie-demo'];
/** Most ids of one sort that are told: more of them are met more rarely. */
const MOST_IDS = 12;
/** What ids in addresses are of, where their name does not say it. */
const SORTS = { user_did_it_data_id: 'DidItId', invited_user_id: 'UserId' };
const SORTS_OF_ID = { pins: 'PinId', experiences: 'ExperienceId' };

/** The demo's content, made once and kept: its pictures are fetched for minutes. */
async function demo() {
  const kept = fileURLToPath(new URL('../target/conformance/data/', import.meta.url));
  mkdirSync(kept, { recursive: true });
  const env = { ...process.env, MAGPIE_DATA: kept, MAGPIE_CONFIG: join(kept, 'none.toml') };
  const making = spawn(process.env.MAGPIE_BINARY, ['demo'], { env, stdio: 'inherit' });
  const [code] = await once(making, 'exit');
  if (code !== 0) throw new Error('the demo was not made');
  const home = newFolder();
  const notCache = (path) => path !== join(kept, 'cache');
  cpSync(kept, join(home, 'data'), { recursive: true, filter: notCache });
  return home;
}

/** Ids that there are, by their sort: the demo user's own, and what they see. */
async function known(user) {
  const me = await user.account();
  const read = (resource, options) => user.read(`${resource}Resource`, options);
  const boards = await read('Boards', { username: me.username });
  const pins = await read('UserPins', { username: me.username });
  const home = await read('UserHomefeed', {});
  const sections = await Promise.all(boards.map(({ id }) => read('BoardSections', { board_id: id })));
  const others = await read('Boards', { username: home[0].pinner.username });
  const app = await user.made('AppResource', 'create', {
    name: 'Scissors',
    redirect_uris: ['https://app.example/'],
    keeps_secret: true,
  });
  const webhook = await user.made('WebhookResource', 'create', {
    url: 'https://app.example/told',
    events: ['pin.created'],
  });
  const uploads = await Promise.all([1, 2, 3].map(() => user.upload(PHOTOGRAPH)));
  const { interests } = await read('Interests', {});
  const some = (views) => [...new Set(views.map(({ id }) => id))].slice(0, MOST_IDS);
  /** Those of others first, so that the last are the user's own. */
  const beside = (own, others) => some([...others.slice(0, MOST_IDS / 2), ...own]);
  return {
    BoardId: beside(boards, others),
    PinId: beside(pins, home),
    SectionId: some(sections.flat()),
    UserId: some([me, ...home.map(({ pinner }) => pinner)]),
    AppId: [app.app.id],
    WebhookId: [webhook.webhook.id],
    UploadId: some(uploads),
    InterestId: some(interests),
  };
}

/** What removes things: it is given the last ids alone, so that the others stay. */
const REMOVING = /\/delete\/$|Merge|\/merge\//;
const MAY_GO = 2;

/** An id that there is, or one that there is not. */
const oneOf = (ids) => ({ type: 'string', enum: [...ids, '7'] });

/**
 * The document with ids that there are, where an operation takes some: from the type alone
 * a program makes up none. Answers are as they were.
 */
function withIds(document, known) {
  const { schemas } = document.components;
  const placed = (suffix, take) => {
    const ids = Object.entries(known).map(([sort, all]) => [sort, take(all)]);
    for (const [sort, some] of ids) schemas[sort + suffix] = oneOf(some);
    return { suffix, ids: Object.fromEntries(ids), seen: new Set() };
  };
  const staying = placed('ThatStays', (all) => (all.length > 2 * MAY_GO ? all.slice(0, -MAY_GO) : all));
  const going = placed('ThatMayGo', (all) => all.slice(-MAY_GO));
  const visit = (part, given) => {
    if (Array.isArray(part)) return part.forEach((one) => visit(one, given));
    if (part === null || typeof part !== 'object') return;
    const sort = part.$ref?.split('/').at(-1);
    if (given.ids[sort]) part.$ref += given.suffix;
    else if (sort && !given.seen.has(sort)) {
      given.seen.add(sort);
      visit(schemas[sort], given);
    }
    Object.values(part).forEach((one) => visit(one, given));
  };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const given = method === 'delete' || REMOVING.test(path) ? going : staying;
      visit(operation.requestBody, given);
      visit(operation.parameters, given);
      for (const parameter of operation.parameters ?? []) {
        const ids = given.ids[parameter.in === 'path' && sortOf(path, parameter.name)];
        if (ids) parameter.schema = oneOf(ids);
      }
    }
  }
  return document;
}

/** `board_id` is a `BoardId`; what `id` is stands before it. */
function sortOf(path, name) {
  if (name === 'id') return SORTS_OF_ID[/([a-z_]+)\/\{id\}/.exec(path)?.[1]];
  const word = name.replace(/_id$/, '');
  return SORTS[name] ?? `${word[0].toUpperCase()}${word.slice(1)}Id`;
}

/** Tells which operations were done at all: what is only refused shows little. */
async function tellDone(world) {
  const metrics = await (await fetch(`${world.admin}/metrics`)).text();
  const calls = metrics.matchAll(/magpie_call_seconds_count\{operation="(\w+)",status="(\d+)"\}/g);
  const called = new Map();
  for (const [, operation, status] of calls) {
    called.set(operation, called.get(operation) || status === '200');
  }
  const refused = [...called].filter(([, done]) => !done).map(([operation]) => operation);
  console.log(`\n${called.size - refused.length} of ${called.size} operations were done; only refused: ${refused.join(' ')}`);
}

/** What schemathesis is told beside its arguments: who calls. */
const configured = (headers) =>
  ['[headers]', ...Object.entries(headers).map(([key, value]) => `${key} = ${JSON.stringify(value)}`)].join('\n');

/** Runs schemathesis once; answers whether every answer was as it should be. */
async function examine(world, name, { headers, checks = CHECKS, only = '', phases }) {
  console.log(`\n-- ${name}`);
  const config = join(world.folder, 'schemathesis.toml');
  writeFileSync(config, configured(headers));
  const options = {
    checks: checks.join(','),
    phases,
    'max-examples': EXAMPLES,
    'exclude-path-regex': ENDINGS,
    'include-path-regex': (only && `(?=${only})`) + ONLY || undefined,
    'suppress-health-check': 'all',
    'generation-database': 'none',
    'request-timeout': '20',
    warnings: 'off',
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const args = given.flatMap(([key, value]) => [`--${key}`, value]);
  const program = spawn(
    process.env.SCHEMATHESIS,
    ['--config-file', config, 'run', ...args, '--no-color', '--continue-on-failure', '--url', world.origin, world.document],
    // What it notes down lies with the server's data, and goes with it.
    { stdio: 'inherit', cwd: world.folder },
  );
  const [code] = await once(program, 'exit');
  return code === 0;
}

const world = await start([], { MAGPIE_RATE_LIMITS: 'relaxed' }, { home: await demo() });
const found = [];
try {
  const user = await Client.signedIn(world.origin, ...DEMO);
  const document = JSON.parse((await user.ask('GET', '/openapi.json')).text);
  world.document = join(world.folder, 'openapi.json');
  writeFileSync(world.document, JSON.stringify(withIds(document, await known(user))));
  const { token } = await user.made('PersonalTokenResource', 'create', {
    name: 'conformance',
    scopes: SCOPES,
  });
  const all = 'examples,coverage,fuzzing,stateful';
  const runs = {
    'an app with a token': {
      headers: { authorization: `Bearer ${token}` },
      checks: [...CHECKS, 'ignored_auth'],
      only: '^/v3/',
      phases: all,
    },
    'a user with a session': { headers: user.headers, phases: all },
    'a visitor': { headers: {}, phases: 'coverage' },
  };
  for (const [name, run] of Object.entries(runs)) {
    if (!(await examine(world, name, run))) found.push(name);
  }
  await tellDone(world);
} finally {
  await world.stop();
}
console.log(found.length ? `\nnot as the document says, for ${found.join(', ')}` : '\nall as the document says');
process.exitCode = found.length ? 1 : 0;
