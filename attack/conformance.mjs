/**
 * Starts a fresh server and has schemathesis call every address of its OpenAPI document:
 * as a user with a session, as an app with a token, and as a visitor. Fails when an answer
 * is a fault of ours, or not what the document says.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from './client.mjs';
import { start } from './server.mjs';

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

/** Things of every sort for the caller to meet, and the ids by which addresses name them. */
async function fill(ada, ben) {
  const photograph = readFileSync(new URL('../web/e2e/photographs/leaf.jpg', import.meta.url));
  const publish = async (user, board, title) => {
    const { id } = await user.upload(photograph);
    return user.made('PinResource', 'create', { board_id: board.id, upload_id: id, title });
  };
  const board = await ada.made('BoardResource', 'create', { name: 'Leaves' });
  const other = await ben.made('BoardResource', 'create', { name: 'Trees' });
  const pin = await publish(ada, board, 'A leaf');
  const foreign = await publish(ben, other, 'A tree');
  const section = await ada.made('BoardSectionResource', 'create', {
    board_id: board.id,
    name: 'Green',
  });
  await ada.made('BoardFollowResource', 'create', { board_id: other.id });
  return {
    board_id: board.id,
    id: pin.id,
    pin_id: foreign.id,
    section_id: section.id,
    user_id: other.owner.id,
  };
}

/** What schemathesis is told beside its arguments: ids that there are, and who calls. */
function configured(ids, headers) {
  const quoted = (pairs, name) =>
    Object.entries(pairs).map(([key, value]) => `${name(key)} = ${JSON.stringify(value)}`);
  return [
    '[parameters]',
    ...quoted(ids, (key) => JSON.stringify(`path.${key}`)),
    '[headers]',
    ...quoted(headers, (key) => key),
  ].join('\n');
}

/** Runs schemathesis once; answers whether every answer was as it should be. */
async function examine(world, name, { ids, headers, checks = CHECKS, only = '', phases }) {
  console.log(`\n-- ${name}`);
  const config = join(world.folder, 'schemathesis.toml');
  writeFileSync(config, configured(ids, headers));
  const options = {
    checks: checks.join(','),
    phases,
    'max-examples': EXAMPLES,
    'exclude-path-regex': ENDINGS,
    'include-path-regex': ONLY || only || undefined,
    'suppress-health-check': 'all',
    'generation-database': 'none',
    'request-timeout': '20',
    warnings: 'off',
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const args = given.flatMap(([key, value]) => [`--${key}`, value]);
  const program = spawn(
    process.env.SCHEMATHESIS,
    ['--config-file', config, 'run', ...args, '--no-color', '--continue-on-failure', `${world.origin}/openapi.json`],
    // What it notes down lies with the server's data, and goes with it.
    { stdio: 'inherit', cwd: world.folder },
  );
  const [code] = await once(program, 'exit');
  return code === 0;
}

const world = await start([], { MAGPIE_RATE_LIMITS: 'relaxed' });
const found = [];
try {
  const ada = await Client.user(world.origin, 'ada');
  const ids = await fill(ada, await Client.user(world.origin, 'ben'));
  const { token } = await ada.made('PersonalTokenResource', 'create', {
    name: 'conformance',
    scopes: SCOPES,
  });
  const all = 'examples,coverage,fuzzing,stateful';
  const runs = {
    'an app with a token': {
      ids,
      headers: { authorization: `Bearer ${token}` },
      checks: [...CHECKS, 'ignored_auth'],
      only: '^/v3/',
      phases: all,
    },
    'a user with a session': { ids: {}, headers: ada.headers, phases: all },
    'a visitor': { ids: {}, headers: {}, phases: 'coverage' },
  };
  for (const [name, run] of Object.entries(runs)) {
    if (!(await examine(world, name, run))) found.push(name);
  }
} finally {
  await world.stop();
}
console.log(found.length ? `\nnot as the document says, for ${found.join(', ')}` : '\nall as the document says');
process.exitCode = found.length ? 1 : 0;
