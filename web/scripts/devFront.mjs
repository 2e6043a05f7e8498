import { request as ask, createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';

/**
 * The front of `make dev`: Vite serves the web app's sources and tells browsers
 * what changed; everything else is answered by the server behind. Its pages start
 * from the sources in place of the built files, and are drawn in the browser alone:
 * the server's markup is of the last build.
 */

const WEB = fileURLToPath(new URL('../', import.meta.url));

const ENTRY = '/src/app/start.tsx';

/** Starts it; `backend` answers (a promise of) the address of the server behind. */
export async function startFront(listen, backend) {
  const http = createServer();
  const vite = await createVite({
    root: WEB,
    configFile: `${WEB}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
    optimizeDeps: { entries: [ENTRY.slice(1)] },
  });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      forward(vite, backend, request, response).catch((error) => refuse(response, error));
    });
  });
  const at = listen.lastIndexOf(':');
  await new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(Number(listen.slice(at + 1)), listen.slice(0, at), resolve);
  });
  return {
    url: `http://${listen.slice(0, at)}:${http.address().port}`,
    /** Lets every browser load its page anew. */
    reload: () => vite.ws.send({ type: 'full-reload' }),
  };
}

/** Waits for the server when it is being restarted. */
async function forward(vite, backend, request, response) {
  const address = await backend();
  if (!address) return refuse(response, new Error('it is being built'));
  const [host, port] = address.split(':');
  const { method, url: path } = request;
  // Pages are changed here, so they come as they are.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const behind = ask({ host, port, method, path, headers });
  behind.on('error', (error) => refuse(response, error));
  behind.on('response', (answer) => {
    relay(vite, request, answer, response).catch((error) => refuse(response, error));
  });
  request.pipe(behind);
}

async function relay(vite, request, answer, response) {
  const headers = { ...answer.headers };
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode, headers);
    answer.pipe(response);
    return;
  }
  // Vite's own scripts are inline, which the page's policy forbids.
  delete headers['content-security-policy'];
  delete headers['content-length'];
  const pieces = await answer.toArray();
  const html = fromSources(Buffer.concat(pieces).toString());
  response.writeHead(answer.statusCode, headers);
  response.end(await vite.transformIndexHtml(request.url, html));
}

/** What the server drew, between the root element and the data that follow it. */
const DRAWN = new RegExp(
  [
    '(<div id="__PWS_ROOT__">)[\\s\\S]*?(</div>(?:<noscript>[\\s\\S]*?</noscript>)?',
    '<script type="application/json" id="__PWS_DATA__">)',
  ].join(''),
);

/** The page with the sources in place of the built files, and nothing drawn. */
export function fromSources(html) {
  if (!html.includes('id="__PWS_ROOT__"')) return html;
  return html
    .replace(/<link rel="(?:modulepreload|stylesheet|preload)"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(DRAWN, '$1$2')
    .replace('</head>', `<script type="module" src="${ENTRY}"></script></head>`);
}

function refuse(response, error) {
  if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
  response.end(`The server behind does not answer: ${error.message}\n`);
}
