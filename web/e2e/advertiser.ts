import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Says to the frame's server what the page said to the frame. */
const FRAME = `<!doctype html><script>
addEventListener('message', ({ data, origin }) =>
  fetch('/heard', { method: 'POST', body: JSON.stringify({ data, origin }) }));
</script>`;

/** Something that a page said to the frame. */
export interface Heard {
  data: unknown;
  origin: string;
}

/** An advertiser on this machine: its page in the frame, and all that it gets to know. */
export class Advertiser {
  /** Paths that browsers asked for, in order. */
  readonly asked: string[] = [];
  /** What pages said to the frame. */
  readonly heard: Heard[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      this.asked.push(request.url ?? '');
      let body = '';
      for await (const part of request) body += part;
      if (request.url === '/heard') this.heard.push(JSON.parse(body));
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(FRAME);
    });
  }

  /** Begins to listen. */
  static async open(): Promise<Advertiser> {
    const opened = new Advertiser();
    await new Promise<void>((ready) => opened.server.listen(0, '127.0.0.1', ready));
    return opened;
  }

  /** Where it listens, as `host:port`. */
  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends it, with every connection that browsers keep open. */
  async close(): Promise<void> {
    const closed = new Promise((ended) => this.server.close(ended));
    this.server.closeAllConnections();
    await closed;
  }
}
