/**
 * Starts a fresh server and attacks it. Each attack answers what got through, or
 * nothing; the program fails when one does. Those who are named as arguments run alone.
 */
import { ACCOUNTS } from './attacks/accounts.mjs';
import { BOARDS } from './attacks/boards.mjs';
import { CONNECTIONS } from './attacks/connections.mjs';
import { FETCHES } from './attacks/fetches.mjs';
import { LIMITS } from './attacks/limits.mjs';
import { PICTURES } from './attacks/pictures.mjs';
import { STORAGE } from './attacks/storage.mjs';
import { Client } from './client.mjs';
import { start } from './server.mjs';

/** In this order: the last ones use up what an account or an address may do. */
const ATTACKS = { ...CONNECTIONS, ...PICTURES, ...STORAGE, ...BOARDS, ...ACCOUNTS, ...FETCHES, ...LIMITS };

const named = process.argv.slice(2);
const chosen = Object.entries(ATTACKS).filter(([name]) => named.length === 0 || named.includes(name));
const world = await start();
let through = 0;
try {
  const users = {};
  for (const name of ['ada', 'ben', 'cleo', 'finn']) users[name] = await Client.user(world.origin, name);
  users.esme = await Client.user(world.origin, 'esmeralda');
  const birthday = `${new Date().getFullYear() - 16}-01-01`;
  users.dora = await Client.user(world.origin, 'dora', { birthday });
  users.visitor = new Client(world.origin);
  for (const [name, attack] of chosen) {
    const began = Date.now();
    const result = await attack(world, users).catch((error) => `failed: ${error.stack}`);
    through += result ? 1 : 0;
    const took = `(${((Date.now() - began) / 1_000).toFixed(1)} s)`;
    console.log(`${result ? 'THROUGH' : 'held   '} ${name} ${took}${result ? `: ${result}` : ''}`);
  }
  console.log(`${chosen.length} attacks, ${through} through`);
} finally {
  await world.stop();
}
process.exitCode = through ? 1 : 0;
