import { execFileSync } from 'node:child_process';

/** Does what a host does at the command line, beside the server with this name; answers its JSON. */
export function admin<Answer>(name: 'plain' | 'invite' | 'closed', ...words: string[]): Answer {
  const binary = process.env.MAGPIE_BINARY ?? '../target/debug/magpie';
  const folder = process.env.MAGPIE_JOURNEYS_DATA ?? '';
  const [data, config] =
    name === 'plain' ? [folder, 'magpie.toml'] : [`${folder}-${name}`, `${name}.toml`];
  const settings = ['--data', data, '--config', `e2e/${config}`, '--log', 'error'];
  const said = execFileSync(binary, ['admin', '--json', ...words, ...settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(said.toString());
}
