import { execFileSync } from 'node:child_process';

/** Does what a host does at the command line, beside the server with this name; answers its JSON. */
export function admin<Answer>(name: 'plain' | 'invite' | 'closed', ...words: string[]): Answer {
  const binary = process.env.MAGPIE_BINARY ?? '../target/debug/magpie';
  const folder = process.env.MAGPIE_JOURNEYS_DATA ?? '';
  // The server beside it does the work. The plain one's settings are not whole without serve.sh.
  const where =
    name === 'plain'
      ? ['--data', folder]
      : ['--data', `${folder}-${name}`, '--config', `e2e/${name}.toml`];
  const settings = [...where, '--log', 'error'];
  const said = execFileSync(binary, ['admin', '--json', ...words, ...settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(said.toString());
}
