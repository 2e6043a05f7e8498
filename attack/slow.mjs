/** Clients that let the server wait. */
import { connect } from 'node:net';

/** A client of HTTP/2 that opens no window: what it asks for would wait for ever. */
const SHUT = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  // SETTINGS: INITIAL_WINDOW_SIZE (4) is 0.
  Buffer.from([0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]),
  // HEADERS of stream 1, whole: GET, http, / (static table), :authority "x".
  Buffer.from([0, 0, 6, 1, 5, 0, 0, 0, 1, 0x82, 0x86, 0x84, 0x41, 1, 0x78]),
]);

const SENT = [
  '',
  'GET / HTTP/1.1\r\nHost: x',
  'POST /resource/UserSessionResource/create/ HTTP/1.1\r\nHost: localhost\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\ndata=',
  'POST /resource/UserSessionResource/create/ HTTP/1.1\r\nHost: localhost\r\n' +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500000\r\n\r\ndata=${'a'.repeat(250_000)}`,
  SHUT,
];

/**
 * Opens this many connections, each of which sends nothing, half a head, half a small or a large body, or asks in
 * HTTP/2 for what it does not take.
 */
export function openSlow(port, count) {
  const open = new Set();
  for (let number = 0; number < count; number += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => socket.write(SENT[number % SENT.length]));
    socket.on('error', () => open.delete(socket));
    socket.on('close', () => open.delete(socket));
    socket.resume();
    open.add(socket);
  }
  return open;
}

/** Sends lines as they are and answers the status of what comes back. */
export function sendRaw(port, lines) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.once('data', (some) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(some.toString())?.[1]));
      socket.destroy();
    });
    socket.once('close', () => resolve(0));
    socket.once('error', reject);
  });
}
