// A user with an account and a browser that is known to be theirs.
import { randomUUID } from "node:crypto";

/** What shows that a write is meant. */
export const TOKEN = "bench";

/** Headers of a write, as the web app sends them. */
export const WRITE = { "X-CSRFToken": TOKEN, "Content-Type": "application/x-www-form-urlencoded" };

/** A write's form. */
export const form = (options) => `data=${encodeURIComponent(JSON.stringify({ options }))}`;

/** A call as whom a session belongs to; answers what stands in its answer. */
export async function call(address, session, path, { method = "GET", options }) {
  const headers = { Cookie: `magpie_session=${session}; csrftoken=${TOKEN}` };
  const answer = await (method === "GET"
    ? fetch(`http://${address}/resource/${path}/?${form(options)}`, { headers })
    : fetch(`http://${address}/resource/${path}/`, { method, headers: { ...WRITE, ...headers }, body: form(options) }));
  const { resource_response: response } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${response.message}`);
  return response;
}

/** Makes an account; answers what logs it in, and its cookies without a session. */
export async function signUp(address) {
  const account = { email: `${randomUUID()}@example.org`, password: "correct horse battery" };
  const answer = await fetch(`http://${address}/resource/UserRegisterResource/create/`, {
    method: "POST",
    headers: { ...WRITE, Cookie: `csrftoken=${TOKEN}` },
    body: form({ ...account, birthday: "1990-04-30" }),
  });
  if (!answer.ok) throw new Error(`nobody could sign up: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const device = cookies.find((cookie) => cookie.startsWith("magpie_device="));
  return { ...account, cookies: [`csrftoken=${TOKEN}`, device].join("; ") };
}
