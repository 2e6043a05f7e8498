// A translator for journeys that speaks LibreTranslate's protocol: it knows a sentence.

import { createServer } from 'node:http';

/** Translations into English. */
const KNOWN = new Map([['Wo findet man so einen?', 'Where does one find one like that?']]);

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { q, target, format } = JSON.parse(Buffer.concat(parts));
  const isAsked = request.url === '/translate' && format === 'text' && target === 'en';
  const translatedText = isAsked ? KNOWN.get(q) : undefined;
  response.writeHead(translatedText ? 200 : 400, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(translatedText ? { translatedText } : { error: 'not known' }));
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`translator on http://127.0.0.1:${server.address().port}\n`);
});
