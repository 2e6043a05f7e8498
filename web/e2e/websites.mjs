// Websites for journeys: what is PUT at an address is what is there, for each name
// of this machine apart.

import { createServer } from 'node:http';

/** Bodies by host and path. */
const written = new Map();

const server = createServer(async (request, response) => {
  const place = `${request.headers.host}${request.url}`;
  if (request.method === 'PUT') {
    const parts = [];
    for await (const part of request) parts.push(part);
    written.set(place, Buffer.concat(parts));
    response.end();
    return;
  }
  const body = written.get(place);
  const end = /\.\w+$/.exec(request.url)?.[0];
  const type = { '.txt': 'text/plain', '.jpg': 'image/jpeg' }[end] ?? 'text/html';
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type });
  response.end(body ?? '');
});

server.listen(0, () => {
  const { port } = server.address();
  process.stdout.write(`websites on 127.0.0.1:${port},localhost:${port}\n`);
});
