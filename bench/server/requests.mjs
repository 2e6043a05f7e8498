// Requests as text, which the load program sends.
import { WRITE } from "./member.mjs";

const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** A request's head. Browsers' headers, as far as the server reads them. */
export function head(path, headers = {}) {
  const lines = Object.entries({ Host: "localhost", "User-Agent": AGENT, ...headers });
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

/** A whole write. */
export function post(path, headers, body) {
  const length = { "Content-Length": Buffer.byteLength(body) };
  return head(path, { ...WRITE, ...length, ...headers }).replace("GET", "POST") + body;
}

/** The path of a resource that is read. */
export const resource = (name, options) =>
  `/resource/${name}Resource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`;

/** What the server can answer fastest. */
export const BARE = { title: "bare answer", requests: [head("/healthz")] };

/** The load program sends its count of requests in its place: a name that no other request has. */
export const NUMBER = "~".repeat(12);
