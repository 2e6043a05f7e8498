/** A website of the attacker's, which notes who asks. */
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Listens on an address, at a port that is free unless one is named; answers what `pages`
 * say by path, and counts. Null where the machine does not let it listen there.
 */
export async function website(pages = {}, address = '127.0.0.1', wanted = 0) {
  const asked = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    const { status = 200, type = 'text/html', headers = {}, body = 'secret' } = pages[url] ?? { status: 404 };
    answer.writeHead(status, { 'content-type': type, ...headers }).end(body);
  }).listen(wanted, address);
  // Left open, it does not keep the attack from its end.
  server.unref();
  try {
    await once(server, 'listening');
  } catch (error) {
    if (['EACCES', 'EADDRINUSE', 'EADDRNOTAVAIL'].includes(error.code)) return null;
    throw error;
  }
  return { asked, port: server.address().port, close: () => server.close() };
}
