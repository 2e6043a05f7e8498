// Websites for journeys: what is PUT at an address is what is there, for each name
// of this machine apart.

import { createServer } from 'node:http';

/** Bodies by host and path. */
const written = new Map();

const server = createServer(async (request, response) => {
  const place = `${request.headers.host}${request.url}`;
  if (request.method === 'PUT') {
    let body = '';
    for await (const part of request) body += part;
    written.set(place, body);
    response.end();
    return;
  }
  const body = written.get(place);
  const type = place.endsWith('.txt') ? 'text/plain' : 'text/html';
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type });
  response.end(body ?? '');
});

server.listen(0, () => {
  const { port } = server.address();
  process.stdout.write(`websites on 127.0.0.1:${port},localhost:${port}\n`);
});
