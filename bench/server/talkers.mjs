// What talkers ask of the server: comments of pins, the badge, messages.
import { randomUUID } from "node:crypto";
import { Load } from "./load.mjs";
import { beside, steady, throughput } from "./measure.mjs";
import { call, form, TOKEN } from "./member.mjs";
import { BARE, head, NUMBER, post, resource } from "./requests.mjs";
import { start, stop } from "./server.mjs";
import { MAGPIE } from "./store.mjs";

/** Comments of a page that is measured: as many as the pin with few has. */
const PAGE = 10;
/** Comments of a page by which the measurement itself goes through them: the most that there may be. */
const STRIDE = 250;
/** Requests per second at which the goal's latency holds. */
const RATES = { badge: 500 };

/** One message: into a conversation, by one of its two members. */
export function message({ sessions }, { id, members }, sender) {
  // As the web app sends it: under a name of its own, by which it is one message however often it comes.
  const options = { conversation_id: id, text: "See you at the bench at six?", client_id: `${randomUUID()}${NUMBER}` };
  const cookie = `magpie_session=${sessions[members[sender]]}; csrftoken=${TOKEN}`;
  return post("/resource/ConversationMessagesResource/create/", { Cookie: cookie }, form(options));
}

/** Where pages begin in the older half of a pin's comments, for this reader. */
async function deepPlaces(address, session, pin_id) {
  const places = [];
  for (let bookmark; bookmark !== "-end-"; ) {
    const options = { pin_id, page_size: STRIDE, ...(bookmark && { bookmarks: [bookmark] }) };
    ({ bookmark = "-end-" } = await call(address, session, "UnifiedCommentsResource/get", { options }));
    places.push(bookmark);
  }
  // The last says that there are no more.
  const older = places.slice(Math.floor(places.length / 2), -1);
  if (older.length === 0) throw new Error(`a pin with more than ${2 * STRIDE} comments is wanted`);
  return older;
}

/** By subject: what it is called in the table, and its requests. */
async function subjects(address, talk) {
  const { sessions, conversations, few, many } = talk;
  const [reader] = sessions;
  const signedIn = (session) => ({ Cookie: `magpie_session=${session}` });
  // A bookmark goes on for whom it was given alone, so that one talker reads all.
  const page = (pin_id, more) => {
    const options = { pin_id, page_size: PAGE, ...more };
    return head(resource("UnifiedComments", options), signedIn(reader));
  };
  const deep = await deepPlaces(address, reader, many);
  const comments = {
    comments_few: { title: "comments of the pin with ten", requests: [page(few)] },
    comments_many: { title: "first ten comments of the pin with very many", requests: [page(many)] },
    comments_deep: {
      title: "ten of its comments, deep in the walk",
      requests: deep.map((place) => page(many, { bookmarks: [place] })),
    },
    comments_newest: { title: "its latest ten comments", requests: [page(many, { sort: "newest" })] },
  };
  const badge = {
    badge: {
      title: "badge",
      requests: sessions.map((session) => head(resource("NewsHubBadge", {}), signedIn(session))),
    },
  };
  const messages = {
    messages: {
      title: "a message, conversations of two in turn",
      // First one member of all conversations writes, then the other.
      requests: [1, 0].flatMap((sender) => conversations.map((one) => message(talk, one, sender))),
    },
  };
  return { comments, badge, messages };
}

/** Measures these of `comments`, `badge` and `messages`. */
export async function talkers(program, { data, inventory: { talk } }, { rounds }, wanted, say) {
  const server = await start(MAGPIE, data);
  try {
    const known = await subjects(server.address, talk);
    const asked = Object.assign({ bare: BARE }, ...wanted.map((name) => known[name]));
    const load = new Load(program, server);
    for (const [name, { requests }] of Object.entries(asked)) await load.define(name, requests);
    const { bare: _, ...fast } = await throughput(load, asked, say, rounds);
    const found = { throughput: fast, steady: {} };
    if (wanted.includes("badge")) {
      say("the badge at a fixed rate");
      found.steady = await steady(load, RATES);
    }
    if (wanted.includes("comments")) {
      say("comments beside each other");
      const first = await beside(load, "comments_many", "comments_few", rounds);
      const deep = await beside(load, "comments_deep", "comments_few", rounds);
      const newest = await beside(load, "comments_newest", "comments_few", rounds);
      found.comments = { comments: talk.comments, first_p99: first, deep_p99: deep, newest_p99: newest };
    }
    load.close();
    return found;
  } finally {
    await stop(server);
  }
}
