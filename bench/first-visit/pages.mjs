// What is looked at: addresses in the demo, and how one is signed in there.
import { call, form, WRITE } from "../server/member.mjs";

const TOKEN = "bench";
const DEMO = { username_or_email: "demo@example.com", password: "magpie-demo" };
/** A pin that leads to a recipe, so that its page has what a link is about. */
const PIN = "Citrus, lit from behind";

/** Audits that ask for what a page is not meant to be: what was searched for here is no page for search engines. */
export const NOT_MEANT = { search: ["is-crawlable"] };

/**
 * Paths by name: the six kinds of visitors' pages, two of a user's, and further ones of visitors of
 * which only the order of pictures is looked at.
 */
export async function paths(host) {
  const options = { query: PIN, scope: "pins" };
  const { data } = await call(host, "", "BaseSearchResource/get", { options });
  const pin = data.results.find(({ title }) => title === PIN);
  if (!pin) throw new Error(`the demo has no pin called "${PIN}"`);
  const visitor = {
    welcome: "/",
    pin: `/pin/${pin.id}/`,
    board: "/mayalindqvist/rooms-i-could-live-in/",
    profile: "/mayalindqvist/",
    section: "/theomarchand/castles-and-river-light/france/",
    search: "/search/pins/?q=light",
  };
  const today = await (await fetch(`http://${host}/today/`)).text();
  const article = /href="(\/today\/[^/"]+\/[^/"]+\/\d+\/)/.exec(today);
  if (!article) throw new Error("the demo's Today leads to no article");
  const further = {
    created: "/mayalindqvist/?view=created",
    topic: "/topics/interiors/",
    ideas: "/ideas/",
    idea: "/ideas/interiors/2/",
    category: "/ideas/home/1/",
    today: "/today/",
    article: article[1],
    shop: "/shopping/",
    goods: "/search/buyable_pins/?q=light",
  };
  return { visitor, user: { home: "/", closeup: visitor.pin }, further };
}

/** Signs the demo's user in, for whom one press saves; answers cookies for a browser. */
export async function signIn(host) {
  const answer = await fetch(`http://${host}/resource/UserSessionResource/create/`, {
    method: "POST",
    headers: { ...WRITE, Cookie: `csrftoken=${TOKEN}` },
    body: form(DEMO),
  });
  if (!answer.ok) throw new Error(`the demo's user could not log in: ${await answer.text()}`);
  const set = answer.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie).slice(1));
  const cookies = new Map([["csrftoken", TOKEN], ...set]);
  const options = { save_behavior: "quick_save" };
  await call(host, cookies.get("magpie_session"), "UserPreferencesResource/update", { method: "POST", options });
  const domain = host.split(":")[0];
  return [...cookies].map(([name, value]) => ({ name, value, domain, path: "/" }));
}
