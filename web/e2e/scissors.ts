import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';

/** The server of a journey speaks plain http. */
const PLAIN = { [oauth.allowInsecureRequests]: true } as const;

/** What an app is told when it is registered. */
export interface Registration {
  /** Where the host is. */
  issuer: string;
  /** Its `client_id`. */
  id: string;
  /** Its `client_secret`. */
  secret: string;
}

/**
 * An app of others, as its developer would write it with a client library of OAuth: one page
 * that sends people to the host and greets them when they come back, and calls of `/v3` for them.
 */
export class Scissors {
  private constructor(
    private readonly host: oauth.AuthorizationServer,
    private readonly client: oauth.Client,
    private readonly secret: oauth.ClientAuth,
    private readonly server = createServer(),
  ) {}

  private verifier = '';
  private state = '';
  private tokens: oauth.TokenEndpointResponse | null = null;

  /** Reads the host's discovery document and listens on a free port. */
  static async start({ issuer, id, secret }: Registration): Promise<Scissors> {
    const url = new URL(issuer);
    const answer = await oauth.discoveryRequest(url, { algorithm: 'oauth2', ...PLAIN });
    const host = await oauth.processDiscoveryResponse(url, answer);
    const app = new Scissors(host, { client_id: id }, oauth.ClientSecretBasic(secret));
    app.server.on('request', (request, response) => {
      const asked = new URL(request.url ?? '/', app.url);
      const going = asked.pathname === '/back' ? app.greet(asked) : app.sendAway();
      going.then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        (cause) => response.writeHead(500).end(String(cause)),
      );
    });
    await new Promise<void>((done) => app.server.listen(0, '127.0.0.1', done));
    return app;
  }

  /** Its page. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Stops listening. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Calls the host for the person; throws when the token opens nothing. */
  async call(method: string, path: string, body?: object) {
    const url = new URL(path, this.host.issuer);
    const headers = new Headers(body ? { 'content-type': 'application/json' } : {});
    const sent = body ? JSON.stringify(body) : null;
    const token = this.tokens?.access_token ?? '';
    const answer = await oauth.protectedResourceRequest(token, method, url, headers, sent, PLAIN);
    return (await answer.json()).data;
  }

  /** Trades the refresh token for the next tokens. */
  async refresh(): Promise<void> {
    const answer = await oauth.refreshTokenGrantRequest(
      this.host,
      this.client,
      this.secret,
      this.tokens?.refresh_token ?? '',
      PLAIN,
    );
    this.tokens = await oauth.processRefreshTokenResponse(this.host, this.client, answer);
  }

  /** What the host says of the access token. */
  async introspect(): Promise<oauth.IntrospectionResponse> {
    const answer = await oauth.introspectionRequest(
      this.host,
      this.client,
      this.secret,
      this.tokens?.access_token ?? '',
      PLAIN,
    );
    return await oauth.processIntrospectionResponse(this.host, this.client, answer);
  }

  private get back(): string {
    return `${this.url}back`;
  }

  /** To the host, with what is to be asked. */
  private async sendAway() {
    this.verifier = oauth.generateRandomCodeVerifier();
    this.state = oauth.generateRandomState();
    const url = new URL(this.host.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: this.client.client_id,
      redirect_uri: this.back,
      response_type: 'code',
      scope: 'users:read boards:read pins:read pins:write',
      state: this.state,
      code_challenge: await oauth.calculatePKCECodeChallenge(this.verifier),
      code_challenge_method: 'S256',
    }).toString();
    return { status: 302, headers: { location: url.href }, body: '' };
  }

  /** Back from the host: a greeting, or why there is none. */
  private async greet(asked: URL) {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const page = (words: string) => ({
      status: 200,
      headers,
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Scissors</title><h1>${words}</h1>`,
    });
    if (asked.searchParams.get('error')) return page('Then not');
    const told = oauth.validateAuthResponse(this.host, this.client, asked, this.state);
    const answer = await oauth.authorizationCodeGrantRequest(
      this.host,
      this.client,
      this.secret,
      told,
      this.back,
      this.verifier,
      PLAIN,
    );
    this.tokens = await oauth.processAuthorizationCodeResponse(this.host, this.client, answer);
    const { first_name } = await this.call('GET', '/v3/users/me/profile/');
    return page(`Hello ${first_name}`);
  }
}
