// Websites for journeys: what is PUT at an address is what is there, for each name
// of this machine apart. What is POSTed is taken, and told as a list of headers and bodies,
// as texts and in base64.

import { createServer } from 'node:http';

/** Bodies by host and path. */
const written = new Map();
/** What was POSTed, by host and path. */
const posted = new Map();

const server = createServer(async (request, response) => {
  const place = `${request.headers.host}${request.url}`;
  if (request.method !== 'GET') {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    if (request.method === 'PUT') written.set(place, body);
    else
      note(place, { headers: request.headers, body: String(body), bytes: body.toString('base64') });
    response.end();
    return;
  }
  const body = written.get(place);
  const end = /\.\w+$/.exec(request.url)?.[0];
  const type = { '.txt': 'text/plain', '.jpg': 'image/jpeg' }[end] ?? 'text/html';
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type });
  response.end(body ?? '');
});

/** What was POSTed to a place lies there from now on. */
function note(place, one) {
  posted.set(place, [...(posted.get(place) ?? []), one]);
  written.set(place, JSON.stringify(posted.get(place)));
}

server.listen(0, () => {
  const { port } = server.address();
  process.stdout.write(`websites on 127.0.0.1:${port},localhost:${port}\n`);
});
