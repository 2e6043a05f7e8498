import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A provider of log-ins for journeys: a real one, on a free port of this machine.
 * Writes its address into the file it is given. A user who types an address of mail
 * there is its owner.
 */

// What it warns of concerns providers that stand on the internet.
console.warn = () => undefined;
console.info = () => undefined;
const { Provider } = await import('oidc-provider');

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
// Another name than the server's, so that the browser crosses sites as it does out there.
const issuer = `http://localhost:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'magpie',
      client_secret: 'known to the journeys alone',
      token_endpoint_auth_method: 'client_secret_post',
      // Of a program on this machine, which may listen on any port.
      application_type: 'native',
      redirect_uris: ['http://127.0.0.1/connect/club/'],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'preferred_username'],
  },
  cookies: { keys: [crypto.randomUUID()] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_, email) => ({ accountId: email, claims: () => claimsOf(email) }),
  interactions: { url: (_, { uid }) => `/agree/${uid}` },
  loadExistingGrant: agree,
  pkce: { required: () => true },
});

function claimsOf(email) {
  const [name] = email.split(/[.@]/);
  return {
    sub: email,
    email,
    email_verified: true,
    given_name: name.charAt(0).toUpperCase() + name.slice(1),
    family_name: 'Lind',
    preferred_username: name,
  };
}

/** A user who logs in agrees to what is told of them. */
async function agree({ oidc: { client, session } }) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>Pins Club</title><h1>Pins Club</h1>
  <form method="post"><label>Member <input name="email" required></label>
  <button name="agree">Agree</button> <button name="cancel" formnovalidate>Cancel</button></form>`;

async function ask(request, response) {
  const { prompt } = await provider.interactionDetails(request, response);
  if (prompt.name === 'consent') {
    // Asked of every program that may listen on any port.
    await finish(request, response, { consent: {} });
    return;
  }
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const result = form.has('cancel')
    ? { error: 'access_denied' }
    : { login: { accountId: form.get('email') } };
  await finish(request, response, result);
}

function finish(request, response, result) {
  return provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: true,
  });
}

const answer = provider.callback();
server.on('request', (request, response) => {
  if (request.url === '/favicon.ico') response.writeHead(204).end();
  else if (request.url.startsWith('/agree/')) void ask(request, response);
  else void answer(request, response);
});
writeFileSync(process.argv[2], `${issuer}\n`);
